import { pickUpDays } from '../../buying/arrival-day.ts';
import { isBrought, wayOfGroup } from '../../buying/delivery-groups.ts';
import type { TransactionContext } from '../../context.ts';
import type { ClaimKind } from '../../db/schema/orders.ts';
import { invalid } from '../../http/refusal.ts';
import type { LoadedOrder } from '../orders/order.queries.ts';
import { readPickUpAddress, type PickUpAddress } from '../orders/pick-up-address.ts';
import type { ClaimedLine } from './claim-plan.ts';

/** When and where the goods of a claim are fetched. */
export interface PickUp {
  /** The days that may be chosen at this address. */
  pickDtList: string[];
  /** Null: the carrier's own. */
  pickDt: string | null;
  /** Null: the address of the order. */
  address: PickUpAddress | null;
}

interface Wanted {
  clmTp: ClaimKind;
  lines: readonly ClaimedLine[];
  request: { pickDt?: string | null; pickDlvNo?: string | null };
}

/**
 * Reads the day and the address of a pick-up. A cancel has none, nor has a claim before receipt or one of goods without a carrier.
 * Throws 1400 for a day or an address that is not allowed, and 1404 for an unknown address.
 */
export async function readPickUp(
  context: TransactionContext,
  order: LoadedOrder,
  { clmTp, lines, request: { pickDt = null, pickDlvNo = null } }: Wanted,
): Promise<PickUp> {
  const brought = lines.filter(({ item }) => isBrought(wayOfGroup(item)));
  const isFetched = clmTp !== 'CANCEL' && brought.length > 0 && brought.every(({ item }) => item.rcvDts !== null);
  if (pickDlvNo !== null && !isFetched) throw invalid([{ field: 'pickDlvNo', reason: '가지러 갈 상품이 없어요.' }]);
  const { address, isIsland } = await readPickUpAddress(context, order, pickDlvNo);
  const pickDtList = isFetched ? commonDays(order, brought, isIsland, context.now()) : [];
  if (pickDt !== null && !pickDtList.includes(pickDt))
    throw invalid([{ field: 'pickDt', reason: '이 날에는 가지러 갈 수 없어요. 다른 날을 선택해 주세요.' }]);
  return { pickDtList, pickDt, address };
}

/** Days of all lines: if one of them waits for a day that is agreed on, all do. */
function commonDays({ groups }: LoadedOrder, lines: readonly ClaimedLine[], isIsland: boolean, now: Date): string[] {
  const [first = [], ...others] = groups
    .filter(({ dlvGrpNo }) => lines.some(({ item }) => item.dlvGrpNo === dlvGrpNo))
    .map(({ dlvType }) => pickUpDays({ dlvType, isIsland }, now));
  return first.filter((day) => others.every((days) => days.includes(day)));
}
