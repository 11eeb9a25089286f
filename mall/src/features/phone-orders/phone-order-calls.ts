import { isBy } from '../../buying/buying-times.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { conflict, invalid, notFound } from '../../http/refusal.ts';
import { phoneAgreementsWith } from '../../phone-contract/phone-agreements.ts';
import { carrier } from '../../buying/carrier.ts';
import { withdrawalReasons } from '../../phone-contract/withdrawal-times.ts';
import { toDts } from '../../wire/dts.ts';
import { findMall } from '../../malls/mall.queries.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { voidAttempts } from '../payments/attempts.ts';
import { disownReplaced } from './erase-phone-data.ts';
import { maskedPhoneData } from './phone-personal-data.ts';
import { agreedDay, phoneOrderResponse } from './phone-order.ts';
import {
  findPhoneOrder,
  lockPhoneOrder,
  movePhoneOrder,
  nextStateOf,
  type PhoneOrderRow,
} from './phone-order.queries.ts';
import { refundPhone } from './phone-order-payments.ts';
import { planPhoneStep } from './phone-pace.ts';
import { checkFile, takeFiles } from './place-phone-order.ts';

export const phoneOrderHandlers = {
  getPhoneOrder: async (context, call) => phoneOrderResponse(context, (await ownPhoneOrder(context, call)).ordNo),
  givePhoneDocuments,
  cancelPhoneOrder,
  withdrawPhoneOrder,
  printPhoneOrder,
} satisfies Partial<Handlers>;

/** The documents that are asked for, all at once. */
async function givePhoneDocuments(context: TransactionContext, call: Call<'givePhoneDocuments'>) {
  const { db } = context;
  const row = await lockOwn(context, call);
  const { docList: given } = call.body;
  if (!nextStateOf(row, 'GIVE_DOCUMENTS') || (row.docDueDts && !isBy(context.now(), row.docDueDts))) {
    throw conflict('지금은 서류를 낼 수 없는 신청이에요.', { rsnCd: 'STATE', stat: row.stat });
  }
  const asked = row.docList.map(({ docCd }) => docCd);
  given.forEach(({ docCd }, index) => {
    const isTwice = given.findIndex((each) => each.docCd === docCd) !== index;
    if (isTwice || !asked.includes(docCd)) {
      throw invalid([{ field: `docList[${index}].docCd`, reason: '요청하지 않은 서류예요.' }]);
    }
  });
  if (given.length < asked.length) {
    throw invalid([{ field: 'docList', reason: '요청한 서류를 모두 내주세요.', rsnCd: 'REQUIRED' }]);
  }
  for (const [index, { fileNo }] of given.entries()) {
    await checkFile(db, row.memNo, fileNo, { purpCd: 'DOCUMENT', field: `docList[${index}].fileNo` });
  }
  await takeFiles(
    context,
    given.map(({ fileNo }) => fileNo),
  );
  const regDts = toDts(context.now());
  const docList = row.docList.map(({ docCd }) => ({
    docCd,
    fileNo: given.find((each) => each.docCd === docCd)?.fileNo ?? null,
    regDts,
  }));
  const change = { docList, docDueDts: null, rsnCntn: null };
  await disownReplaced(db, row.docList, docList);
  await movePhoneOrder(context, row, { event: 'GIVE_DOCUMENTS', whoTp: 'M', change });
  await planPhoneStep(context, row.ordNo);
  return changed(context, row.ordNo);
}

/** Free until the line is opened. What was paid goes back. */
async function cancelPhoneOrder(context: TransactionContext, call: Call<'cancelPhoneOrder'>) {
  const row = await lockOwn(context, call);
  const change = { rsnCd: call.body.rsnCd, docDueDts: null, rsnCntn: null };
  await movePhoneOrder(context, row, { event: 'CANCEL', whoTp: 'M', change });
  await voidAttempts(context, row.ordNo);
  await refundPhone(context, row);
  return changed(context, row.ordNo);
}

async function withdrawPhoneOrder(context: TransactionContext, call: Call<'withdrawPhoneOrder'>) {
  const row = await lockOwn(context, call);
  const { rsnCd } = call.body;
  if (!withdrawalReasons(row, context.now()).some((reason) => reason.rsnCd === rsnCd)) {
    throw conflict('지금은 철회할 수 없는 계약이에요.', { rsnCd: 'STATE', stat: row.stat });
  }
  await movePhoneOrder(context, row, { event: 'WITHDRAW', whoTp: 'M', change: { rsnCd } });
  await refundPhone(context, row);
  return changed(context, row.ordNo);
}

async function printPhoneOrder(context: MallContext, call: Call<'printPhoneOrder'>) {
  const row = await ownPhoneOrder(context, call);
  const mall = await findMall(context.db, row.mallId);
  const { ordNo, ordDts, stat, estimate, agreeCdList, signFileNo } = row;
  return {
    mall: { mallNm: mall?.mallNm ?? '' },
    ordNo,
    ordDts: toDts(ordDts),
    stat,
    ...maskedPhoneData(context.keys, row),
    estimate: { ...estimate, arvlDt: agreedDay(context, row), agrmtId: null },
    sprtList: estimate.sprtList,
    agreeList: phoneAgreementsWith(estimate.telecomNm ?? '통신사', carrier).filter(({ agreeCd }) =>
      agreeCdList.includes(agreeCd),
    ),
    signYn: signFileNo === '' ? 'N' : 'Y',
  };
}

type OrderCall = Pick<
  Call<'getPhoneOrder' | 'printPhoneOrder' | 'givePhoneDocuments' | 'cancelPhoneOrder' | 'withdrawPhoneOrder'>,
  'params' | 'caller'
>;

/** The order of the call. Throws 1404 for another member's. */
async function ownPhoneOrder({ db }: MallContext, call: OrderCall): Promise<PhoneOrderRow> {
  const row = await findPhoneOrder(db, call.params.ordNo);
  if (row?.memNo !== memberOf(call).memNo) throw notFound('신청을', 'ordNo');
  return row;
}

async function lockOwn({ db }: TransactionContext, call: OrderCall): Promise<PhoneOrderRow> {
  const { memNo } = memberOf(call);
  await lockCaller(db, memNo);
  const row = await lockPhoneOrder(db, call.params.ordNo);
  if (row?.memNo !== memNo) throw notFound('신청을', 'ordNo');
  return row;
}

async function changed(context: MallContext, ordNo: string) {
  const order = await phoneOrderResponse(context, ordNo);
  return { stat: order.stat, order };
}
