import { lastAttempt } from '../../buying/buying-times.ts';
import { claimOffers } from '../../buying/claim-offers.ts';
import { canBeConfirmed } from './confirmations.ts';
import type { ItemRow, OrderRow } from './order.queries.ts';

/** A shopper's actions on a line of an order. */
export type ItemAction = 'CANCEL' | 'EXCHANGE' | 'RETURN' | 'CONFIRM';

const inOrder = ['PAY', 'CANCEL', 'EXCHANGE', 'RETURN', 'CONFIRM'] as const;

/** Possible actions on a line: claims with at least one valid reason, and confirming. */
export function actionsOfItem(item: Pick<ItemRow, 'itemStat' | 'rcvDts'>, now: Date): ItemAction[] {
  const claims = new Set(claimOffers(item, now).map(({ clmTp }) => clmTp));
  return [...claims, ...(canBeConfirmed(item) ? (['CONFIRM'] as const) : [])];
}

/** Possible actions on an order: those of its lines, and paying while it is held. */
export function actionsOfOrder(row: OrderRow, items: readonly ItemRow[], now: Date): string[] {
  const actions = new Set<string>(items.flatMap((item) => actionsOfItem(item, now)));
  if (row.ordStat === 'OR00101' && now < lastAttempt(row.ordDts)) actions.add('PAY');
  return inOrder.filter((action) => actions.has(action));
}
