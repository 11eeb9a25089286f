import { lastAttempt } from '../../buying/buying-times.ts';
import { isBrought, wayOfGroup } from '../../buying/delivery-groups.ts';
import { claimOffers, type ClaimableLine, type ClaimOffer } from '../../buying/claim-offers.ts';
import { canBeConfirmed } from './confirmations.ts';
import type { ItemRow, OrderRow } from './order.queries.ts';

/** A shopper's actions on a line of an order. */
export type ItemAction = 'CANCEL' | 'EXCHANGE' | 'RETURN' | 'CONFIRM';

const inOrder = ['PAY', 'ADDRESS', 'CANCEL', 'EXCHANGE', 'RETURN', 'CONFIRM'] as const;

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

/** Possible actions on an order: those of its lines, paying while it is held, and another address until it is prepared. */
export function actionsOfOrder(row: OrderRow, items: readonly ItemRow[], now: Date): string[] {
  const actions = new Set<string>(items.flatMap((item) => actionsOfItem(row.ordTp, item, now)));
  if (row.ordTp === 'GOODS' && row.ordStat === 'OR00101' && now < lastAttempt(row.ordDts)) actions.add('PAY');
  if (canBeReaddressed({ row, items })) actions.add('ADDRESS');
  return inOrder.filter((action) => actions.has(action));
}

const beforePreparing: readonly ItemRow['itemStat'][] = ['OR00101', 'OR00102'];
const cancelled: readonly ItemRow['itemStat'][] = ['OR00202'];

/** Whether an order can still go to another address: something of it is brought, and none of that is prepared yet. Rows of a file stay. */
export function canBeReaddressed({ row, items }: { row: OrderRow; items: readonly ItemRow[] }): boolean {
  const brought = items.filter((item) => isBrought(wayOfGroup(item)) && !cancelled.includes(item.itemStat));
  return (
    row.ordTp === 'GOODS' && brought.length > 0 && brought.every(({ itemStat }) => beforePreparing.includes(itemStat))
  );
}
