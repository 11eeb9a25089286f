import { and, eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { orders } from '../../db/schema/orders.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import type { CertRequest } from '../../members/cert-person.ts';
import { findMall } from '../../malls/mall.queries.ts';
import { consumeGuess, consumePasswordGuess, refundGuess, refundPasswordGuess } from '../../security/rate-limits.ts';
import { readMobile } from '../../wire/telephone.ts';
import { isGuestNumber, storeGuestRow } from '../auth/guests.ts';
import { startSession, type TokenPair } from '../auth/token-pair.ts';
import { proofRefused, readProof, spendProof } from '../certification/proofs.ts';
import { unsealPersonal } from './personal-data.ts';

export const guestOrderHandlers = { findGuestOrder } satisfies Partial<Handlers>;

/** A guest's session in another browser. Nothing tells a wrong number from a wrong telephone. */
async function findGuestOrder(
  context: MallContext,
  { body, mallId, address, device }: Call<'findGuestOrder'>,
): Promise<TokenPair> {
  const { ordNo, certNo } = body;
  const telNo = readMobile(body.telNo);
  if (telNo === null) throw invalid([{ field: 'telNo', reason: '휴대폰 번호를 확인해주세요.', rsnCd: 'FORMAT' }]);
  await consumeGuess(context, address);
  await consumePasswordGuess(context, ordNo);
  const wanted = { certNo, purposeCd: 'ORDER', mallId } as const;
  const proof = await readProof(context, wanted);
  if (proof.kind !== 'SMS') throw proofRefused();
  const memNo = await guestOf(context, { ordNo, mallId, telNo, proof });
  const mall = await findMall(context.db, mallId);
  if (memNo === null || !mall) throw notFound('주문을', 'ordNo');
  const pair = await inTransaction(context, async (context) => {
    await spendProof(context, wanted);
    await storeGuestRow(context, { memNo, mallId });
    return startSession(context, { sub: memNo, mallId, salesType: mall.mallSalesType }, device);
  });
  await refundGuess(context, address);
  await refundPasswordGuess(context, ordNo);
  return pair;
}

interface Sought {
  ordNo: string;
  mallId: string;
  telNo: string;
  proof: CertRequest;
}

/** Its guest, whose row may be gone with the last session. Null: the order is another's, or there is none. */
async function guestOf({ db, keys }: MallContext, { ordNo, mallId, telNo, proof }: Sought): Promise<string | null> {
  const [order] = await db
    .select({ sealed: orders.sealed, memNo: orders.memNo })
    .from(orders)
    .where(and(eq(orders.ordNo, ordNo), eq(orders.mallId, mallId)));
  if (!order || !isGuestNumber(order.memNo)) return null;
  const { ordr } = unsealPersonal(keys, order.sealed);
  return ordr && readMobile(ordr.ordrTel) === telNo && proof.target === telNo ? order.memNo : null;
}
