import { lastAttempt } from '../../buying/buying-times.ts';
import { wayOfGroup } from '../../buying/delivery-groups.ts';
import { claimOffers, type ClaimableLine, type ClaimOffer } from '../../buying/claim-offers.ts';
import { canBeConfirmed } from './confirmations.ts';
import type { ItemRow, OrderRow } from './order.queries.ts';

/** A shopper's actions on a line of an order. */
export type ItemAction = 'CANCEL' | 'EXCHANGE' | 'RETURN' | 'CONFIRM';

const inOrder = ['PAY', 'CANCEL', 'EXCHANGE', 'RETURN', 'CONFIRM'] as const;

type ClaimedItem = Pick<ItemRow, 'itemStat' | 'rcvDts' | 'dlvGrpNo' | 'snapshot'>;

/** What the rules of claims ask of a line. */
export function toClaimable(item: ClaimedItem): ClaimableLine {
  const { itemStat, rcvDts, snapshot } = item;
  return { itemStat, rcvDts, way: wayOfGroup(item), isMadeToOrder: snapshot['mkOrdYn'] === 'Y' };
}

/** As `claimOffers`. A row of an upload is not cancelled before its money is there: one account waits for the sum of all. */
export function claimOffersOf(ordTp: OrderRow['ordTp'], item: ClaimedItem, now: Date): ClaimOffer[] {
  return ordTp === 'UPLOAD' && item.itemStat === 'OR00101' ? [] : claimOffers(toClaimable(item), now);
}

/** Possible actions on a line: claims with at least one valid reason, and confirming. */
export function actionsOfItem(ordTp: OrderRow['ordTp'], item: ClaimedItem, now: Date): ItemAction[] {
  const claims = new Set(claimOffersOf(ordTp, item, now).map(({ clmTp }) => clmTp));
  return [...claims, ...(canBeConfirmed(item) ? (['CONFIRM'] as const) : [])];
}

/** Possible actions on an order: those of its lines, and paying while it is held. */
export function actionsOfOrder(row: OrderRow, items: readonly ItemRow[], now: Date): string[] {
  const actions = new Set<string>(items.flatMap((item) => actionsOfItem(row.ordTp, item, now)));
  if (row.ordTp === 'GOODS' && row.ordStat === 'OR00101' && now < lastAttempt(row.ordDts)) actions.add('PAY');
  return inOrder.filter((action) => actions.has(action));
}
