import { isBy } from '../../buying/buying-times.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import type { PhoneDocumentCode } from '../../phone-contract/phone-documents.ts';
import type { PhoneOrderEvent } from '../../phone-contract/phone-order-states.ts';
import { documentsDue } from '../../phone-contract/withdrawal-times.ts';
import { carrier } from '../../buying/carrier.ts';
import { newParcelNumber } from '../shop/parcel-numbers.ts';
import { disownReplaced, erasePhoneData } from './erase-phone-data.ts';
import { postLineOpened, postPapersAsked, postPhoneRefused, postPhoneSent } from './phone-mail.ts';
import { lockPhoneOrderWithMember, movePhoneOrder, nextStateOf, type PhoneOrderRow } from './phone-order.queries.ts';
import { refundPhone } from './phone-order-payments.ts';
import { planPhoneStep } from './phone-pace.ts';

/** Jobs of phone orders: the simulated shop, and the clock. */
export function phoneOrderJobs(
  context: MallContext,
): Pick<JobHandlers, 'wireless-step' | 'wireless-documents' | 'wireless-erase'> {
  return {
    'wireless-step': ({ ordNo }) => takePhoneStep(context, ordNo),
    'wireless-documents': ({ ordNo }) => endWithoutDocuments(context, ordNo),
    'wireless-erase': ({ ordNo }) => erasePhoneData(context, ordNo),
  };
}

/** Takes the next step of the shop, if there is one, and plans the one after it. */
function takePhoneStep(context: MallContext, ordNo: string): Promise<void> {
  return inTransaction(context, async (context) => {
    const row = await lockPhoneOrderWithMember(context.db, ordNo);
    const step = row && nextStep(row);
    if (step && (await step(context, ordNo))) await planPhoneStep(context, ordNo);
  });
}

type Step = (context: MallContext, ordNo: string) => Promise<boolean>;

/** An eSIM is opened before the phone is there, a card after. */
function nextStep(row: PhoneOrderRow): Step | null {
  const isMissing = row.docList.some(({ fileNo }) => fileNo === null);
  switch (row.stat) {
    case 'WL00101':
      return reviewPhoneOrder;
    case 'WL00102':
      return isMissing ? askPhoneDocuments : passPhoneOrder;
    case 'WL00104':
      return (context, ordNo) => sendPhone(context, ordNo);
    case 'WL00105':
      return row.rcvDts === null && row.estimate.usimTp !== 'ESIM' ? receivePhone : openPhoneLine;
    case 'WL00106':
      return row.rcvDts === null ? receivePhone : null;
    default:
      return null;
  }
}

export const reviewPhoneOrder: Step = (context, ordNo) => take(context, ordNo, 'REVIEW');

export const passPhoneOrder: Step = (context, ordNo) => take(context, ordNo, 'PASS');

/** `parcel`: of an operator. Without it one of the simulated shop. */
export function sendPhone(
  context: MallContext,
  ordNo: string,
  { dlvCmpnyNm, invcNo } = { dlvCmpnyNm: carrier, invcNo: newParcelNumber() },
): Promise<boolean> {
  return take(context, ordNo, 'SEND', {
    rsnCntn: `${dlvCmpnyNm} ${invcNo}`,
    change: () => ({ dlvCmpnyNm, invcNo }),
    after: postPhoneSent,
  });
}

export const receivePhone: Step = (context, ordNo) =>
  take(context, ordNo, 'RECEIVE', { rsnCntn: '휴대폰 배송을 마쳤어요.', change: ({ now }) => ({ rcvDts: now() }) });

export const openPhoneLine: Step = (context, ordNo) =>
  take(context, ordNo, 'OPEN', { change: ({ now }) => ({ opnDts: now() }), after: postLineOpened });

/** Refuses an order after review. What was paid goes back. */
export function refusePhoneOrder(context: MallContext, ordNo: string, rsnCntn: string): Promise<boolean> {
  return take(context, ordNo, 'REFUSE', {
    rsnCntn,
    change: () => ({ rsnCntn }),
    after: async (context, moved) => {
      await postPhoneRefused(context, moved);
      await refundPhone(context, moved);
    },
  });
}

const missingDocuments = '가입에 필요한 서류를 내주세요.';

/** Asks for documents: those that are named, else those that the contract needs. */
export function askPhoneDocuments(
  context: MallContext,
  ordNo: string,
  docCdList: readonly PhoneDocumentCode[] = [],
  rsnCntn = missingDocuments,
): Promise<boolean> {
  return take(context, ordNo, 'ASK_DOCUMENTS', {
    rsnCntn,
    change: ({ now }, { docList }) => ({
      docList: docCdList.length === 0 ? docList : docCdList.map((docCd) => ({ docCd, fileNo: null, regDts: null })),
      docDueDts: documentsDue(now()),
      rsnCntn,
    }),
    after: async (context, moved, before) => {
      const { db, jobs } = context;
      const { docList, docDueDts } = moved;
      await postPapersAsked(context, moved);
      await disownReplaced(db, before.docList, docList);
      if (docDueDts) await jobs.send(db, 'wireless-documents', { ordNo }, new Date(docDueDts.getTime() + 1000));
    },
  });
}

/** Ends an order whose documents did not come in time. */
function endWithoutDocuments(context: MallContext, ordNo: string): Promise<void> {
  return inTransaction(context, async (context) => {
    const row = await lockPhoneOrderWithMember(context.db, ordNo);
    const isDue = row?.docDueDts && !isBy(context.now(), row.docDueDts);
    if (!row || !isDue || !nextStateOf(row, 'DOCUMENTS_DUE_PASSED')) return;
    const rsnCntn = '서류를 내지 않아 신청이 취소됐어요.';
    const change = { docDueDts: null, rsnCntn };
    const ended = await movePhoneOrder(context, row, { event: 'DOCUMENTS_DUE_PASSED', whoTp: 'S', rsnCntn, change });
    await postPhoneRefused(context, ended);
    await refundPhone(context, row);
  });
}

interface Effect {
  rsnCntn?: string;
  change?: (context: TransactionContext, row: PhoneOrderRow) => Partial<PhoneOrderRow>;
  after?: (context: TransactionContext, moved: PhoneOrderRow, before: PhoneOrderRow) => Promise<void>;
}

/** Moves an order if its state allows the event. Returns whether it did. */
function take(
  context: MallContext,
  ordNo: string,
  event: PhoneOrderEvent,
  { rsnCntn, change, after }: Effect = {},
): Promise<boolean> {
  return inTransaction(context, async (context) => {
    const row = await lockPhoneOrderWithMember(context.db, ordNo);
    if (!row || !nextStateOf(row, event)) return false;
    const moved = await movePhoneOrder(context, row, { event, whoTp: 'S', rsnCntn, change: change?.(context, row) });
    await after?.(context, moved, row);
    return true;
  });
}
