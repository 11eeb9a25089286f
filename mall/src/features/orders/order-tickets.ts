import { randomInt } from 'node:crypto';
import { ticketEnd } from '../../buying/buying-times.ts';
import { wayOfGroup } from '../../buying/delivery-groups.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { readTogether } from '../../db/read-together.ts';
import { orderTickets } from '../../db/schema/orders.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { conflict, notFound } from '../../http/refusal.ts';
import { noticeMessages, noticeOf } from '../../mail/notices.ts';
import { postAll } from '../../mail/outbox.ts';
import { dayWords } from '../../mail/words.ts';
import { mallNamesIn } from '../../malls/mall.queries.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { newNumber } from '../../security/numbers.ts';
import { seal, unseal } from '../../security/sealing.ts';
import { toDay } from '../../wire/days.ts';
import { changeOrder, lockOrder, type ItemRow, type LoadedOrder } from './order.queries.ts';
import { orderResponse } from './order.ts';
import { snapshotText } from './snapshot-text.ts';
import { ticketPhoneOf, unsealPersonal } from './personal-data.ts';
import { isSentTicket, ticketsIn, type TicketRow } from './ticket-rows.ts';

export const ticketHandlers = { sendOrderTickets } satisfies Partial<Handlers>;

const mostSendsOfDay = 3;

interface OfOrder {
  order: LoadedOrder;
  items: readonly ItemRow[];
}

/** Makes the tickets of lines that come by text message, one for each piece, and sends them. Ignores all other lines. */
export async function sendTickets(context: TransactionContext, waiting: readonly OfOrder[]): Promise<void> {
  const { db, keys } = context;
  const sentDts = context.now();
  const sent = waiting.flatMap(({ order, items }) => {
    const ofText = items.filter((item) => wayOfGroup(item) === 'TEXT');
    return ofText.length > 0 ? { order, items: ofText } : [];
  });
  if (sent.length === 0) return;
  const lines = sent.flatMap(({ items }) => items);
  const rows = lines.flatMap(({ ordNo, ordItemNo, qty }) =>
    Array.from({ length: qty }, () => ({
      tktNo: newNumber('TK', sentDts),
      ordNo,
      ordItemNo,
      sealedPin: seal(keys.personal, newPin()),
      sentDts,
      expDts: ticketEnd(sentDts),
    })),
  );
  await insertRows(db, orderTickets, rows);
  await postTickets(context, sent, rows);
}

/** Four groups of four digits. */
function newPin(): string {
  return Array.from({ length: 4 }, () => String(randomInt(10_000)).padStart(4, '0')).join('-');
}

/** Sends the tickets of an order again, to the number that it has. */
async function sendOrderTickets(context: TransactionContext, call: Call<'sendOrderTickets'>) {
  const { db } = context;
  const { memNo } = memberOf(call);
  const { ordNo } = call.params;
  await lockCaller(db, memNo);
  const order = await lockOrder(db, ordNo);
  if (!order || order.row.memNo !== memNo) throw notFound('주문을', 'ordNo');
  const items = order.items.filter(isSentTicket);
  if (items.length === 0) {
    throw conflict('다시 보낼 이용권이 없어요. 주문 상태를 확인해주세요.', { rsnCd: 'STATE', stat: order.row.ordStat });
  }
  const today = toDay(context.now());
  const sentToday = order.row.tktSendDt === today ? order.row.tktSendCnt : 0;
  if (sentToday >= mostSendsOfDay) {
    const message = `하루에 ${mostSendsOfDay}번까지 다시 보낼 수 있어요. 번호는 주문 내역에서 확인해 주세요.`;
    throw conflict(message, { rsnCd: 'LIMIT', max: mostSendsOfDay });
  }
  const { rows } = await readTogether(db, { rows: ticketsIn([ordNo]) });
  await postTickets(context, [{ order, items }], rows);
  await changeOrder(db, ordNo, { tktSendDt: today, tktSendCnt: sentToday + 1 });
  return { order: await orderResponse(context, ordNo) };
}

/** Messages for each line. */
async function postTickets(
  context: TransactionContext,
  sent: readonly OfOrder[],
  tickets: readonly SentTicket[],
): Promise<void> {
  const { keys, settings } = context;
  const { malls } = await readTogether(context.db, { malls: mallNamesIn(sent.map(({ order }) => order.row.mallId)) });
  const messages = sent.flatMap(({ order: { row }, items }) => {
    const reach = { email: null, tel: ticketPhoneOf(unsealPersonal(keys, row.sealed)) };
    const mall = malls.find(({ mallId }) => mallId === row.mallId);
    if (!mall) return [];
    const path = `/order/orderDetail/${row.ordNo}`;
    const contents = items.flatMap((item) => {
      const own = tickets.filter(({ ordItemNo }) => ordItemNo === item.ordItemNo);
      return textsOf(own).map((part) => ticketContent(keys, item, part));
    });
    return contents.flatMap((content) => noticeMessages(settings, mall, reach, { ...content, path }));
  });
  await postAll(context, messages);
}

type SentTicket = Pick<TicketRow, 'ordItemNo' | 'sealedPin' | 'expDts'>;

/** So that their numbers fit a variable of a short text. */
const mostTicketsOfText = 9;

function textsOf(tickets: readonly SentTicket[]): SentTicket[][] {
  const count = Math.ceil(tickets.length / mostTicketsOfText);
  return Array.from({ length: count }, (_, index) =>
    tickets.slice(index * mostTicketsOfText, (index + 1) * mostTicketsOfText),
  );
}

function ticketContent(keys: MallContext['keys'], { ordNo, snapshot }: ItemRow, tickets: readonly SentTicket[]) {
  return noticeOf('ORDER_TICKET', {
    상품: snapshotText(snapshot, 'dispGdsNm') ?? '상품',
    '이용권 번호': tickets.map(({ sealedPin }) => unseal(keys.personal, sealedPin)).join(', '),
    '사용 기한': tickets.slice(0, 1).map(endText).join(''),
    주문번호: ordNo,
  });
}

function endText({ expDts }: SentTicket): string {
  const day = toDay(expDts);
  return `${day.slice(0, 4)}년 ${dayWords(day)}까지`;
}
