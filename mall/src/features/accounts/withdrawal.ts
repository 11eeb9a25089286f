import { count, eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { withdrawals } from '../../db/schema/accounts.ts';
import { deliveryAddresses } from '../../db/schema/buying.ts';
import { wishes } from '../../db/schema/members.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { conflict, notSignedIn, type Refusal } from '../../http/refusal.ts';
import { heldPoints } from '../benefits/points.ts';
import { usableCoupons } from '../benefits/wallet.ts';
import { orderKinds } from '../order-kinds/order-kinds.ts';
import { ordersWithoutAccount } from '../payments/refund-books.ts';
import { eraseMember } from './erase-member.ts';
import { hashLeftId } from '../../members/left-ids.ts';
import { proveMember } from './member-password.ts';
import { personOf } from '../../members/member-person.ts';
import { findMember, lockCaller } from '../../members/members.queries.ts';
import { sealText } from '../../security/sealed-text.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export const withdrawalHandlers = { checkWithdrawal, withdraw } satisfies Partial<Handlers>;

async function checkWithdrawal({ db, keys, now }: MallContext, call: Call<'checkWithdrawal'>) {
  const found = await findMember(db, memberOf(call).memNo);
  if (!found) throw notSignedIn();
  const blockList = await orderBlocks(db, found.member.memNo);
  const lossList = await lossesOf(db, { ...personOf(keys, found.member), memNo: found.member.memNo }, now());
  return { possibleYn: blockList.length === 0 ? 'Y' : 'N', blockList, lossList };
}

/** An obstacle to withdrawal. */
interface Block {
  tp: 'ORDER';
  no: string;
  nm: string;
}

/** Open orders need their buyer, and so do refunds to an account. */
async function orderBlocks(db: Database, memNo: string): Promise<Block[]> {
  const blocks: Block[] = [];
  for (const { openName, openNumbers } of orderKinds)
    for (const no of await openNumbers(db, memNo)) blocks.push({ tp: 'ORDER', no, nm: openName });
  const owed = (await ordersWithoutAccount(db, memNo)).filter((ordNo) => !blocks.some(({ no }) => no === ordNo));
  return [...blocks, ...owed.map((no): Block => ({ tp: 'ORDER', no, nm: '환불받을 계좌를 알려주지 않은 주문' }))];
}

function blocked({ nm }: Block): Refusal {
  return conflict(`지금은 탈퇴할 수 없어요. ${nm}이 있어요.`);
}

async function lossesOf(db: Database, { memNo, roadAddr }: { memNo: string; roadAddr: string | null }, now: Date) {
  const held = await usableCoupons(db, memNo, now);
  const points = await heldPoints(db, memNo, now);
  const [wished] = await db.select({ count: count() }).from(wishes).where(eq(wishes.memNo, memNo));
  const [saved] = await db.select({ count: count() }).from(deliveryAddresses).where(eq(deliveryAddresses.memNo, memNo));
  const addresses = (roadAddr === null ? 0 : 1) + (saved?.count ?? 0);
  return [
    ...(wished && wished.count > 0 ? [{ tp: 'WISH', nm: '찜한 상품', value: `${wished.count}개` }] : []),
    ...(addresses === 0 ? [] : [{ tp: 'ADDRESS', nm: '저장한 주소', value: `${addresses}곳` }]),
    ...(held.length === 0 ? [] : [{ tp: 'COUPON', nm: '사용 가능 쿠폰', value: `${held.length}장` }]),
    ...(points === 0 ? [] : [{ tp: 'POINT', nm: '보유 포인트', value: `${points.toLocaleString('ko-KR')}P` }]),
  ];
}

async function withdraw(context: MallContext, call: Call<'withdraw'>): Promise<null> {
  const { reasonCd, reason, password } = call.body;
  const { memNo, mallId, loginId } = await proveMember(context, memberOf(call), { field: 'password', password });
  await inTransaction(context, async (context) => {
    const { db } = context;
    const member = await lockCaller(db, memNo);
    const [order] = await orderBlocks(db, memNo);
    if (order) throw blocked(order);
    const left = { mallId, idHash: hashLeftId(context.keys, mallId, loginId ?? memNo), withdrawnAt: context.now() };
    await db
      .insert(withdrawals)
      .values({ ...left, reasonCd: reasonCd || null, sealedReason: sealText(context.keys, reason || null) })
      .onConflictDoNothing();
    await eraseMember(db, member);
  });
  return null;
}
