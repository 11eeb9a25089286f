import type { TransactionContext } from '../../context.ts';
import type { claims } from '../../db/schema/orders.ts';
import { notFound } from '../../http/refusal.ts';
import type { Keys } from '../../keys.ts';
import { weekdayWords } from '../../mail/words.ts';
import { sealText, unsealText } from '../../security/sealed-text.ts';
import { loadAddressBook, maskDelivery, maskedAddressWords, type Delivery } from '../deliveries/address-book.ts';
import { isIslandZip } from '../deliveries/arrivals.ts';
import type { LoadedOrder } from './order.queries.ts';
import { unsealPersonal } from './personal-data.ts';

/** Where goods that go back are fetched: a copy of an address of the book. */
export type PickUpAddress = Omit<Delivery, 'dfltYn'>;

/** The address of the book, null for the order's own, and whether it is on an island. Throws 1404 for an unknown one. */
export async function readPickUpAddress(
  context: TransactionContext,
  { row }: LoadedOrder,
  pickDlvNo: string | null,
): Promise<{ address: PickUpAddress | null; isIsland: boolean }> {
  if (pickDlvNo === null)
    return { address: null, isIsland: isIslandZip(unsealPersonal(context.keys, row.sealed).dlv?.zipCd ?? null) };
  const found = (await loadAddressBook(context, row.memNo)).find(({ dlvNo }) => dlvNo === pickDlvNo);
  if (!found) throw notFound('배송지를', 'pickDlvNo');
  const { dfltYn: _default, ...address } = found;
  return { address, isIsland: isIslandZip(address.zipCd) };
}

export function sealPickUp(keys: Keys, { pickDt, address }: { pickDt: string | null; address: PickUpAddress | null }) {
  return { pickDt, sealedPick: sealText(keys, address && JSON.stringify(address)) };
}

/** Null: at the address of the order, or the claim has ended. */
export function pickUpAddressOf(
  keys: Keys,
  { sealedPick }: Pick<typeof claims.$inferSelect, 'sealedPick'>,
): PickUpAddress | null {
  const text = unsealText(keys, sealedPick);
  return text === null ? null : (JSON.parse(text) as PickUpAddress);
}

/** The address as its claim shows it. */
export function shownPickUpAddress(keys: Keys, claim: Parameters<typeof pickUpAddressOf>[1]) {
  const address = pickUpAddressOf(keys, claim);
  return { pickDlvNo: address?.dlvNo ?? null, pickDlv: address && maskDelivery({ ...address, dfltYn: 'N' }) };
}

/** When and where goods are fetched that go back, for a mail: what their buyer wished. */
export function pickUpWords(keys: Keys, claim: Pick<typeof claims.$inferSelect, 'pickDt' | 'sealedPick'>): string[] {
  const address = pickUpAddressOf(keys, claim);
  return [
    ...(claim.pickDt === null ? [] : [`수거 희망일 ${weekdayWords(claim.pickDt)}`]),
    ...(address === null ? [] : [`수거지 ${maskedAddressWords(address)}`]),
  ];
}
