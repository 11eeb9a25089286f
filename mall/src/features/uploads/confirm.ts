import { paymentDue } from '../../buying/buying-times.ts';
import { mostPaidWon } from '../../buying/payment-states.ts';
import type { TransactionContext } from '../../context.ts';
import { memberOf, type Call } from '../../http/call.ts';
import { invalid, otherRows, type FieldFault } from '../../http/refusal.ts';
import { seal } from '../../security/sealing.ts';
import { checkReturnUrl, repeatAttempt, voidAttempts } from '../payments/attempts.ts';
import { toBegun } from '../payments/begun-payment.ts';
import { isBank, payMethods } from '../payments/methods.ts';
import { checkBuyingOpen } from '../../malls/buying-closed.ts';
import { checkUpload } from './check-upload.ts';
import { checkAnew } from './edit-row.ts';
import { planUploadStep } from './plan-upload.ts';
import { openCells } from './row-cells.ts';
import { isAsStored } from './row-checks.ts';
import { agreementIdOf, uploadMethods, uploadResponse } from './upload.ts';
import {
  changeUpload,
  loadUploadRows,
  lockOwnUpload,
  refuseConfirmed,
  storeChecks,
  type Upload,
} from './upload.queries.ts';

type ConfirmRequest = Call<'confirmUpload'>['body'];

/**
 * Confirms the good rows of an upload with today's goods and prices. An invoice has them placed at once, a virtual account once
 * it is open: `openPayment` opens it. Throws STATE for errors that are not left out, PRICE for another sum or other rows than those
 * that were shown, and 1400 for a sum that no payment takes.
 */
export async function confirmUpload(context: TransactionContext, call: Call<'confirmUpload'>) {
  const { db, now } = context;
  const { memNo, mallId } = memberOf(call);
  const { upldNo } = call.params;
  const upload = await lockOwnUpload(db, memNo, upldNo);
  refuseConfirmed(upload);
  await checkBuyingOpen(context);
  // The stored check may be old. A refusal stores today's check, so that the page can show the reason.
  const storeToday = (context: TransactionContext) => checkAnew(context, memNo, upldNo);
  const { okCnt, errCnt, totPrc, isAsShown, store } = await checkToConfirm(context, upload);
  if (okCnt === 0 || (errCnt > 0 && call.body.okOnlyYn !== 'Y')) {
    throw otherRows(messageOfErrors(okCnt), { rsnCd: 'STATE', stat: upload.stat }, storeToday);
  }
  if (totPrc !== call.body.totPrc) {
    throw otherRows('결제 금액이 바뀌었어요. 다시 확인해주세요.', { rsnCd: 'PRICE', totPrc }, storeToday);
  }
  const { agrmtId = null } = call.body;
  // Without the fingerprint the sum alone is compared.
  if (agrmtId !== null && !(isAsShown && agrmtId === (await agreementIdOf(context, upldNo)))) {
    throw otherRows('주문 내용이 바뀌었어요. 다시 확인해주세요.', { rsnCd: 'PRICE', totPrc }, storeToday);
  }
  if (totPrc > mostPaidWon) {
    const reason = `한 번에 ${mostPaidWon.toLocaleString('ko-KR')}원까지 주문할 수 있어요. 파일을 나눠서 올려주세요.`;
    throw invalid([{ field: 'totPrc', reason, rsnCd: 'RANGE' }]);
  }
  const { payMthdCd, rtnUrl } = checkMethodOf(context, call.body, totPrc);
  await store();
  await changeUpload(db, upload, { chgDts: now() });
  await voidAttempts(context, upldNo);
  if (payMthdCd === payMethods.invoice) {
    const at = now();
    await changeUpload(db, upload, {
      stat: 'UP00103',
      statDts: at,
      payMthdCd,
      payPrc: totPrc,
      payDts: at,
      payDueDts: null,
    });
    await planUploadStep(context, upldNo);
    return { ordCnt: 0, failList: [], pgReq: null, payDueDts: null, upl: await uploadResponse(context, upldNo) };
  }
  const expDts = paymentDue(now(), now());
  const sealedAcct = seal(context.keys.personal, JSON.stringify(call.body.rfndAcct));
  await changeUpload(db, upload, { payMthdCd, payPrc: totPrc, payDueDts: expDts, sealedAcct });
  const request = {
    ordNo: upldNo,
    mallId,
    memNo,
    payPrc: totPrc,
    payMthdCd,
    cardCd: null,
    instMnth: null,
    rtnUrl,
    expDts,
  };
  const { payNo } = await repeatAttempt(context, request);
  return toBegun({ payNo, ordShtNo: null });
}

/** All rows as they are today, and how to store them as confirmed. */
async function checkToConfirm(context: TransactionContext, upload: Upload) {
  const { db, keys } = context;
  const rows = await loadUploadRows(db, upload.upldNo);
  const checked = await checkUpload(
    context,
    upload,
    rows.map((row) => ({ rowNo: row.rowNo, cells: openCells(keys, row) })),
  );
  const good = checked.filter(({ errors }) => errors.length === 0);
  const changes = checked.map(({ rowNo, errors, payPrc, line }) => {
    const rowStat = errors.length === 0 ? ('OPEN' as const) : ('LEFT_OUT' as const);
    return { rowNo, errList: errors, payPrc, line, rowStat };
  });
  return {
    okCnt: good.length,
    errCnt: checked.length - good.length,
    totPrc: good.reduce((sum, { payPrc }) => sum + payPrc, 0),
    isAsShown: rows.every((row, index) => isAsStored(row, checked[index] ?? wasChecked())),
    store: () => storeChecks(db, upload.upldNo, changes),
  };
}

function wasChecked(): never {
  throw new Error('Every row was checked.');
}

function messageOfErrors(okCnt: number): string {
  return okCnt === 0 ? '주문할 수 있는 줄이 없어요.' : '오류가 있는 줄이 남아 있어요. 고치거나 빼고 주문해주세요.';
}

/** Throws 1400 for faults of the request itself. */
function checkMethodOf(
  context: TransactionContext,
  { payMthdCd, rtnUrl = null, rfndAcct = null }: ConfirmRequest,
  totPrc: number,
) {
  const isOffered = uploadMethods(context, totPrc).some((method) => method.payMthdCd === payMthdCd);
  if (!isOffered) throw invalid([{ field: 'payMthdCd', reason: '이 주문에 쓸 수 없는 결제 수단이에요.' }]);
  if (payMthdCd === payMethods.invoice) return { payMthdCd, rtnUrl: '' };
  const missing: FieldFault[] = [
    ...(rtnUrl === null ? [{ field: 'rtnUrl', reason: '필수 항목이에요.', rsnCd: 'REQUIRED' as const }] : []),
    ...(rfndAcct === null
      ? [{ field: 'rfndAcct', reason: '환불받을 계좌를 입력해주세요.', rsnCd: 'REQUIRED' as const }]
      : []),
  ];
  if (missing.length > 0 || rtnUrl === null || rfndAcct === null) throw invalid(missing);
  checkReturnUrl(context, rtnUrl);
  if (!isBank(rfndAcct.bankCd)) throw invalid([{ field: 'rfndAcct.bankCd', reason: '은행을 선택해주세요.' }]);
  return { payMthdCd, rtnUrl };
}
