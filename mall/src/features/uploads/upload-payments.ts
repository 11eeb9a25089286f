import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { paymentDue } from '../../buying/buying-times.ts';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { rowIn } from '../../db/read-together.ts';
import { uploads } from '../../db/schema/uploads.ts';
import { conflict, invalid } from '../../http/refusal.ts';
import type { NoticeContent } from '../../mail/notices.ts';
import { postToMember } from '../../members/post-to-member.ts';
import type { AboutPayable, AwaitedPayment, PaidOutcome, PayableOrder, ReceivedPayment } from '../payments/payable.ts';
import { payMethods, type ChosenMethod } from '../payments/methods.ts';
import { changeUpload, findUpload, lockUpload, type Upload } from './upload.queries.ts';
import { takeBack } from './edit-row.ts';
import { planUploadStep } from './plan-upload.ts';

/** Locks an upload until the transaction ends. Null if there is none with this number. */
export async function lockUploadPayable(db: Transaction, upldNo: string): Promise<PayableOrder | null> {
  const row = await lockUpload(db, upldNo);
  return row && toPayable(row);
}

export function uploadPayableIn(upldNo: string): SQL<PayableOrder | null> {
  const ofNumber = sql`from ${uploads} where ${eq(uploads.upldNo, upldNo)}`;
  return rowIn(getTableColumns(uploads), ofNumber, toPayable);
}

function toPayable(row: Upload): PayableOrder {
  const { upldNo, mallId, memNo, regDts, stat, payPrc, payDueDts } = row;
  return {
    ordNo: upldNo,
    mallId,
    memNo,
    ordDts: regDts,
    ordStat: stat,
    payPrc: payPrc ?? 0,
    payDueDts,
    isHeld: isHeld(row),
  };
}

function isHeld({ payMthdCd, payDts, endDts }: Upload): boolean {
  return payMthdCd === payMethods.virtualAccount && payDts === null && endDts === null;
}

/** Another attempt while its account is not open. Throws STATE later, and 1400 for another method. */
export async function changeUploadPayment(
  { db, now }: TransactionContext,
  upldNo: string,
  { payMthdCd }: ChosenMethod,
): Promise<AwaitedPayment> {
  const row = await mustLock(db, upldNo);
  if (!isHeld(row) || row.stat !== 'UP00102' || row.payPrc === null) {
    throw conflict('지금은 결제할 수 없는 주문이에요.', { rsnCd: 'STATE', stat: row.stat });
  }
  if (payMthdCd !== payMethods.virtualAccount) {
    throw invalid([{ field: 'payMthdCd', reason: '대량 주문은 무통장입금으로만 다시 결제할 수 있어요.' }]);
  }
  const payDueDts = paymentDue(now(), now());
  await changeUpload(db, row, { payDueDts });
  return { payMthdCd, cardCd: null, instMnth: null, payPrc: row.payPrc, payDueDts };
}

/** The account is open: its rows are placed from now on, and wait for the money together. */
export async function uploadAccountIssued(context: TransactionContext, upldNo: string, due: Date): Promise<void> {
  const { db, now } = context;
  const row = await mustLock(db, upldNo);
  if (!isHeld(row)) return;
  const isNew = row.stat === 'UP00102';
  await changeUpload(db, row, { payDueDts: due, ...(isNew && { stat: 'UP00103', statDts: now() }) });
  await planUploadStep(context, upldNo);
}

/** The sum for all rows arrived. Rows without an order give theirs back once all are placed. */
export async function uploadPaid(
  context: TransactionContext,
  { ordNo: upldNo, payNo, at }: ReceivedPayment,
): Promise<PaidOutcome> {
  const { db } = context;
  const row = await mustLock(db, upldNo);
  if (!isHeld(row)) return row.payDts === null ? 'ENDED' : 'PAID_BEFORE';
  const isNew = row.stat === 'UP00102';
  await changeUpload(db, row, { payDts: at, payNo, payDueDts: null, ...(isNew && { stat: 'UP00103', statDts: at }) });
  await planUploadStep(context, upldNo);
  return 'PAID';
}

/** Not paid in time: the orders of its rows end. Before its account is open it can be edited again. */
export async function endUnpaidUpload(context: TransactionContext, upldNo: string): Promise<void> {
  const { db, now } = context;
  const row = await mustLock(db, upldNo);
  if (!isHeld(row)) return;
  if (row.stat === 'UP00102') {
    await takeBack(context, row);
    return;
  }
  await changeUpload(db, row, { endDts: now(), payDueDts: null, sealedAcct: null });
  await planUploadStep(context, upldNo);
}

/** Posts a message about its money to the member of an upload. */
export async function notifyUploader(
  context: TransactionContext,
  upldNo: string,
  content: (about: AboutPayable) => NoticeContent,
): Promise<void> {
  const row = await findUpload(context.db, upldNo);
  if (!row) return;
  const notice = content({ 상품: '대량 주문', 주문번호: upldNo });
  await postToMember(context, row.memNo, { ...notice, path: `/upload?upldNo=${upldNo}` });
}

async function mustLock(db: Transaction, upldNo: string): Promise<Upload> {
  const row = await lockUpload(db, upldNo);
  if (!row) throw new Error(`There is no upload ${upldNo}.`);
  return row;
}
