import { isBy, lastAttempt, returnEnd } from '../../buying/buying-times.ts';
import type { ItemRow, OrderRow } from './order.queries.ts';

/** A shopper's actions on a line of an order. */
export type ItemAction = 'CANCEL' | 'EXCHANGE' | 'RETURN' | 'CONFIRM';

const inOrder = ['PAY', 'CANCEL', 'EXCHANGE', 'RETURN', 'CONFIRM'] as const;

/** The actions on a line that are possible now. A return for a fault of the seller stays possible for 92 days. */
export function actionsOfItem({ itemStat, rcvDts }: Pick<ItemRow, 'itemStat' | 'rcvDts'>, now: Date): ItemAction[] {
  const end = returnEnd(rcvDts, true);
  const isInTime = end === null || isBy(now, end);
  switch (itemStat) {
    case 'OR00101':
    case 'OR00102':
    case 'OR00103':
      return ['CANCEL'];
    case 'OR00104':
      return ['RETURN'];
    case 'OR00105':
    case 'OR00302':
      return isInTime ? ['EXCHANGE', 'RETURN', 'CONFIRM'] : ['CONFIRM'];
    case 'OR00106':
      return isInTime ? ['RETURN'] : [];
    default:
      return [];
  }
}

/** The actions on an order: all those of its lines, and paying while it is held. */
export function actionsOfOrder(row: OrderRow, items: readonly ItemRow[], now: Date): string[] {
  const actions = new Set<string>(items.flatMap((item) => actionsOfItem(item, now)));
  if (row.ordStat === 'OR00101' && now < lastAttempt(row.ordDts)) actions.add('PAY');
  return inOrder.filter((action) => actions.has(action));
}
