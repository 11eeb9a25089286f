import { and, eq, gt, isNull } from 'drizzle-orm';
import { minuteMs } from '../../buying/durations.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { tickets } from '../../db/schema/accounts.ts';
import { orderSheets } from '../../db/schema/orders.ts';
import { wirelessSheets } from '../../db/schema/phone-orders.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { conflict, expired, invalid, notFound } from '../../http/refusal.ts';
import { findMember } from '../../members/members.queries.ts';
import { consumeGuess, refundGuess } from '../../security/rate-limits.ts';
import { hashToken, randomToken } from '../../security/sealing.ts';
import { toDts } from '../../wire/dts.ts';
import { startSession, type TokenPair } from '../auth/token-pair.ts';
import { ownsOrder } from '../order-list/orders.ts';
import { loadGoodsRows } from '../products/product.queries.ts';

export const ticketHandlers = { createTicket, redeemTicket } satisfies Partial<Handlers>;

const ticketMinutes = 10;

interface Owner {
  mallId: string;
  memNo: string;
}

/** Whether a number is of the member, or of the mall. An expired sheet is one: its page says so. */
const isTheirs: Record<
  Exclude<Call<'createTicket'>['body']['tp'], 'CART'>,
  (db: Database, owner: Owner, no: string) => Promise<boolean>
> = {
  SHEET: async (db, { memNo }, no) => {
    const mine = and(eq(orderSheets.ordShtNo, no), eq(orderSheets.memNo, memNo));
    return (await db.select({ no: orderSheets.ordShtNo }).from(orderSheets).where(mine)).length > 0;
  },
  WIRELESS: async (db, { memNo }, no) => {
    const mine = and(eq(wirelessSheets.wlsShtNo, no), eq(wirelessSheets.memNo, memNo));
    return (await db.select({ no: wirelessSheets.wlsShtNo }).from(wirelessSheets).where(mine)).length > 0;
  },
  ORDER: (db, { memNo }, no) => ownsOrder(db, memNo, no),
  SUBS: async (db, { mallId }, no) => {
    const [row] = await loadGoodsRows(db, mallId, [no]);
    return row?.goods.subs != null;
  },
};

async function createTicket({ db, now }: TransactionContext, call: Call<'createTicket'>) {
  const { memNo } = memberOf(call);
  const { tp, no = null } = call.body;
  if (tp !== 'CART') {
    if (no === null) throw invalid([{ field: 'no', reason: '필수 항목이에요.', rsnCd: 'REQUIRED' }]);
    if (!(await isTheirs[tp](db, { mallId: call.mallId, memNo }, no))) throw notFound('결제할 내용을', 'no');
  }
  const tckt = randomToken();
  const expiresAt = new Date(now().getTime() + ticketMinutes * minuteMs);
  await db.insert(tickets).values({ ticketHash: hashToken(tckt), memNo, expiresAt });
  return { tckt, endDts: toDts(expiresAt) };
}

async function redeemTicket(
  context: MallContext,
  { body: { tckt }, address, device }: Call<'redeemTicket'>,
): Promise<TokenPair> {
  await consumeGuess(context, address);
  const pair = await inTransaction(context, async (context) => {
    const found = await findMember(context.db, await spendTicket(context, tckt));
    if (found?.member.memStat !== 'NORMAL') throw unknownTicket();
    const { member, salesType } = found;
    return startSession(context, { sub: member.memNo, mallId: member.mallId, salesType }, device);
  });
  await refundGuess(context, address);
  return pair;
}

/** Its member. One update, so that one of several concurrent uses succeeds. */
async function spendTicket({ db, now }: TransactionContext, tckt: string): Promise<string> {
  const isIt = eq(tickets.ticketHash, hashToken(tckt));
  const isGood = and(isIt, isNull(tickets.usedAt), gt(tickets.expiresAt, now()));
  const [spent] = await db.update(tickets).set({ usedAt: now() }).where(isGood).returning({ memNo: tickets.memNo });
  if (spent) return spent.memNo;
  const [row] = await db.select({ usedAt: tickets.usedAt }).from(tickets).where(isIt);
  if (!row) throw unknownTicket();
  if (row.usedAt !== null)
    throw conflict('이미 사용한 주소예요. 앱에서 다시 열어 주세요.', { rsnCd: 'STATE', stat: 'USED' });
  throw expired('주소의 시간이 지났어요. 앱에서 다시 열어 주세요.', 'TICKET');
}

function unknownTicket() {
  return invalid([{ field: 'tckt', reason: '사용할 수 없는 주소예요. 앱에서 다시 열어 주세요.' }]);
}
