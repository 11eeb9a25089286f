import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { refundOfFailed } from '../../buying/upload-states.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { orders } from '../../db/schema/orders.ts';
import { uploadRows } from '../../db/schema/uploads.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { inSet } from '../../jobs/in-sets.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { unseal } from '../../security/sealing.ts';
import { lockMember } from '../../members/members.queries.ts';
import { endAllUnpaid, ordersPaid } from '../orders/order-payments.ts';
import { refundPayment, voidAttempts } from '../payments/attempts.ts';
import type { RefundAccount } from '../payments/provider.ts';
import { placeRows } from './place-rows.ts';
import { planUploadStep } from './plan-upload.ts';
import {
  changeUpload,
  endRows,
  findUpload,
  loadRows,
  loadUploadRows,
  lockUpload,
  type Upload,
} from './upload.queries.ts';

/** Well within the time after which another process takes the job. */
const longestMs = 20_000;

export function uploadJobs(context: MallContext): Pick<JobHandlers, 'upload-step'> {
  return { 'upload-step': ({ upldNo }) => stepUpload(context, upldNo) };
}

/**
 * Places, pays or ends rows in sets of one transaction, so that a crash loses none and repeats none. A row that throws fails alone,
 * and is tried again with the job. Between sets the mall answers requests. `setSize`: rows of a set, if not as many as suit
 * the visits.
 */
export async function stepUpload(context: MallContext, upldNo: string, setSize?: number): Promise<void> {
  const end = performance.now() + longestMs;
  const failures: unknown[] = [];
  for (let last = 0; ;) {
    const rowNos = await waitingRows(context, upldNo, last, setSize ?? context.visits.setSize());
    if (rowNos.length === 0) break;
    const failed = await inSet(context, rowNos, (context, set) => stepRows(context, upldNo, set));
    failures.push(...failed.map(({ error }) => error));
    last = rowNos.at(-1) ?? last;
    await context.visits.giveWay();
    if (performance.now() < end) continue;
    if (failures.length > 0) break;
    await inTransaction(context, (context) => planUploadStep(context, upldNo));
    return;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} rows of ${upldNo} failed.`);
  await inTransaction(context, (context) => settle(context, upldNo));
}

/** Numbers of the next rows that are not where the upload is. */
async function waitingRows({ db }: MallContext, upldNo: string, last: number, rowsAtOnce: number): Promise<number[]> {
  const upload = await findUpload(db, upldNo);
  if (!upload || upload.stat === 'UP00102') return [];
  const ofUpload = and(eq(uploadRows.upldNo, upldNo), gt(uploadRows.rowNo, last));
  const isOpen = sql`${uploadRows.rowStat} = 'OPEN'`;
  const isAwaiting = sql`${uploadRows.rowStat} = 'PLACED' and ${orders.ordStat} = 'OR00101'`;
  const isEnding = upload.endDts !== null || upload.payDts !== null;
  const rows = await db
    .select({ rowNo: uploadRows.rowNo })
    .from(uploadRows)
    .leftJoin(orders, eq(orders.ordNo, uploadRows.ordNo))
    .where(and(ofUpload, isEnding ? sql`(${isOpen} or ${isAwaiting})` : isOpen))
    .orderBy(asc(uploadRows.rowNo))
    .limit(rowsAtOnce);
  return rows.map(({ rowNo }) => rowNo);
}

async function stepRows(context: TransactionContext, upldNo: string, rowNos: readonly number[]): Promise<void> {
  const { db } = context;
  const upload = await lockWithMember(context, upldNo);
  if (!upload) return;
  const rows = await loadRows(db, upldNo, rowNos);
  const before = rows.flatMap(({ ordNo }) => ordNo ?? []);
  if (upload.endDts !== null) {
    await endAllUnpaid(context, before);
    await endRows(db, upldNo, rowNos);
    return;
  }
  const placed = await placeRows(
    context,
    upload,
    rows.filter(({ rowStat }) => rowStat === 'OPEN'),
  );
  if (upload.payDts !== null) await ordersPaid(context, [...before, ...placed], upload.payNo, upload.payDts);
}

/** Once every row is an order or named as failed: what the failed ones were paid with goes back. */
async function settle(context: TransactionContext, upldNo: string): Promise<void> {
  const { db, keys, now } = context;
  const found = await lockWithMember(context, upldNo);
  if (!found || found.stat === 'UP00102') return;
  const rows = await loadUploadRows(db, upldNo);
  if (rows.some(({ rowStat }) => rowStat === 'OPEN')) return;
  const upload = found.stat === 'UP00103' ? await changeUpload(db, found, { stat: 'UP00104', statDts: now() }) : found;
  const isNothing = !rows.some(({ rowStat }) => rowStat === 'PLACED');
  if (upload.payDts === null && upload.endDts === null && isNothing) {
    // No row became an order, so no payment is awaited.
    await voidAttempts(context, upldNo);
    await changeUpload(db, upload, { endDts: now(), payDueDts: null, sealedAcct: null });
    return;
  }
  if (upload.payDts === null || upload.stlDts !== null || upload.payPrc === null) return;
  const rfndPrc = refundOfFailed(upload.payPrc, rows);
  const account = upload.sealedAcct === null ? null : unseal(keys.personal, upload.sealedAcct);
  const rfndAcct = account === null ? null : (JSON.parse(account) as RefundAccount);
  if (upload.payNo !== null) await refundPayment(context, { payNo: upload.payNo, rfndPrc, clmNo: null, rfndAcct });
  await changeUpload(db, upload, { rfndPrc, stlDts: now(), sealedAcct: null });
}

async function lockWithMember({ db }: TransactionContext, upldNo: string): Promise<Upload | null> {
  const known = await findUpload(db, upldNo);
  if (!known) return null;
  await lockMember(db, known.memNo);
  return lockUpload(db, upldNo);
}
