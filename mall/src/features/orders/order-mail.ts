import { isBrought, needsTicketPhone, wayOfGroup } from '../../buying/delivery-groups.ts';
import { payMethods } from '../payments/methods.ts';
import type { TransactionContext } from '../../context.ts';
import { readTogether } from '../../db/read-together.ts';
import { detailLines, noticeMessages, noticeOf, type MallNames, type NoticeContent } from '../../mail/notices.ts';
import { postAll, type Posted } from '../../mail/outbox.ts';
import { pictureAddress } from '../../mail/storefront.ts';
import { dayWords, weekdayWords, won } from '../../mail/words.ts';
import type { Keys } from '../../keys.ts';
import { mallNamesIn } from '../../malls/mall.queries.ts';
import { unsealText } from '../../security/sealed-text.ts';
import { maskedAddressWords } from '../deliveries/address-book.ts';
import { findPickupPlace, pickupDay } from '../deliveries/pickup-places.ts';
import { findOrder, type ItemRow, type LoadedOrder } from './order.queries.ts';
import { arrivalOfItem } from './order.ts';
import { snapshotText } from './snapshot-text.ts';
import { unsealPersonal } from './personal-data.ts';

/** What every message of an order may name. */
export type AboutOrder = Record<'상품' | '주문번호' | '도착 예정', string>;

interface OrderNotice {
  order: LoadedOrder;
  /** The lines that it is about. */
  items: readonly ItemRow[];
  content: (about: AboutOrder) => NoticeContent;
  /** What its mail alone says, each in a line. */
  notes?: readonly string[];
}

/**
 * The messages for the buyers of orders, with a link to each: a guest has no account that lists it. `malls`: those of the orders.
 * An order of an upload has no buyer: a message for each row would be a flood.
 */
export function orderMessages(
  { keys, settings, now }: TransactionContext,
  notices: readonly OrderNotice[],
  malls: readonly MallNames[],
): Posted[] {
  return notices.flatMap(({ order: { row }, items, content, notes = [] }) => {
    const data = unsealPersonal(keys, row.sealed);
    const mall = malls.find(({ mallId }) => mallId === row.mallId);
    if (!data.ordr || !mall) return [];
    const destination = { zipCd: data.dlv?.zipCd ?? null, now: now() };
    const { kind, details } = content({
      상품: goodsWords(items),
      주문번호: row.ordNo,
      '도착 예정': comingWords(items, (item) => arrivalOfItem(row, item, destination)),
    });
    const path = `/order/orderDetail/${row.ordNo}`;
    const goods = items.map((item) => {
      const picture = snapshotText(item.snapshot, 'imgPath');
      return { text: lineWords(keys, item), imageUrl: picture && pictureAddress(settings, mall.mallUrl, picture) };
    });
    const mailText = [
      ...detailLines(kind, details, ['상품']),
      ...(data.dlv ? [`배송지 ${maskedAddressWords(data.dlv)}`] : []),
      ...notes,
    ].join('\n');
    const reach = { email: data.ordr.ordrEmail, tel: data.ordr.ordrTel };
    return noticeMessages(settings, mall, reach, { kind, details, path, mailText, goods });
  });
}

/** Posts them in the caller's transaction. */
export async function postOrderNotices(context: TransactionContext, notices: readonly OrderNotice[]): Promise<void> {
  const reachable = notices.filter(({ order: { row } }) => row.ordTp === 'GOODS');
  if (reachable.length === 0) return;
  const ids = reachable.map(({ order: { row } }) => row.mallId);
  const { malls } = await readTogether(context.db, { malls: mallNamesIn(ids) });
  await postAll(context, orderMessages(context, reachable, malls));
}

/** The same about all lines of an order that is not at hand. */
export async function notifyBuyer(
  context: TransactionContext,
  ordNo: string,
  content: (about: AboutOrder) => NoticeContent,
): Promise<void> {
  const order = await findOrder(context.db, ordNo);
  if (order) await postOrderNotices(context, [{ order, items: order.items, content }]);
}

export function paidNotice(order: LoadedOrder, paidAt: Date): OrderNotice {
  const content = (about: AboutOrder) => noticeOf('ORDER_PAID', { ...about, '결제 금액': won(order.row.payPrc) });
  return { order, items: order.items, content, notes: receivingNotes(order, paidAt) };
}

/** How those lines reach the buyer that no carrier brings. */
function receivingNotes({ row, groups }: LoadedOrder, paidAt: Date): string[] {
  const place = findPickupPlace(row.plcNo);
  return [
    ...(needsTicketPhone(groups) ? ['이용권 번호는 문자로 보내 드려요. 주문 내역에서도 볼 수 있어요.'] : []),
    ...(place ? [`${place.plcNm}(${place.addr})에서 ${dayWords(pickupDay(paidAt))}부터 받으실 수 있어요.`] : []),
  ];
}

/** Null: nobody waits for it. A card that was not tried is no order in a shopper's eyes; an account to pay into is. */
export function unpaidNotice(order: LoadedOrder, event: 'PAYMENT_DUE_PASSED' | 'CANCEL'): OrderNotice | null {
  if (event === 'PAYMENT_DUE_PASSED' && order.row.payMthdCd !== payMethods.virtualAccount) return null;
  const back = event === 'CANCEL' ? '없음 (결제 전)' : '없음 (입금 기한이 지났어요)';
  const content = (about: AboutOrder) => noticeOf('ORDER_CANCELLED', { ...about, '환불 금액': back });
  return { order, items: order.items, content };
}

function goodsWords(items: readonly ItemRow[]): string {
  const name = snapshotText(items[0]?.snapshot, 'dispGdsNm') ?? '상품';
  const more = new Set(items.map(({ lineNo }) => lineNo)).size - 1;
  return more > 0 ? `${name} 외 ${more}건` : name;
}

/** How the lines come: on which days, unless no carrier brings any of them. */
function comingWords(items: readonly ItemRow[], dayOf: (item: ItemRow) => string | null): string {
  const brought = items.filter((item) => isBrought(wayOfGroup(item)));
  if (brought.length > 0) return arrivalWords(brought.map(dayOf));
  return items.some((item) => wayOfGroup(item) === 'TEXT') ? '문자로 발송' : '매장 수령';
}

/** "11월 24일(화)", and for goods that come apart "11월 24일(화) ~ 11월 26일(목)". */
function arrivalWords(days: readonly (string | null)[]): string {
  const told = days.filter((day) => day !== null).toSorted();
  const [first, last] = [told[0], told.at(-1)];
  if (first === undefined || last === undefined) return '날짜를 정해 따로 안내';
  const words = first === last ? weekdayWords(first) : `${weekdayWords(first)} ~ ${weekdayWords(last)}`;
  return days.includes(null) ? `${words}, 날짜를 정하는 상품은 따로 안내` : words;
}

function lineWords(keys: Keys, { snapshot, sealedOptTxt, colorNm, qty }: ItemRow): string {
  const words = unsealText(keys, sealedOptTxt);
  const parts = [colorNm, snapshotText(snapshot, 'optNm'), words === null ? null : `“${words}”`];
  const choice = parts.filter((part) => part !== null).join(' · ');
  return `${snapshotText(snapshot, 'dispGdsNm') ?? '상품'}${choice === '' ? '' : ` (${choice})`} ${qty}개`;
}
