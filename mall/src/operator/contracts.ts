import { and, asc, count, eq, inArray, like } from 'drizzle-orm';
import type { TransactionContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { malls } from '../db/schema/malls.ts';
import { wirelessOrders } from '../db/schema/phone-orders.ts';
import { findPhoneOrder } from '../features/phone-orders/phone-order.queries.ts';
import {
  askPhoneDocuments,
  openPhoneLine,
  passPhoneOrder,
  receivePhone,
  refusePhoneOrder,
  reviewPhoneOrder,
  sendPhone,
} from '../features/phone-orders/phone-order-steps.ts';
import { maskedPhoneData } from '../features/phone-orders/phone-personal-data.ts';
import { conflict, notFound } from '../http/refusal.ts';
import { openPhoneOrderStates } from '../phone-contract/phone-order-states.ts';
import { toDts } from '../wire/dts.ts';
import type { OperatorHandlers, Write } from './operator-call.ts';
import { readStoredFile } from './stored-file.ts';

type StepId = 'reviewPhoneOrder' | 'passPhoneOrder' | 'receivePhone' | 'openPhoneLine';
type Handlers = Pick<
  OperatorHandlers,
  StepId | 'listPhoneOrders' | 'readDocument' | 'askDocuments' | 'sendPhone' | 'refusePhoneOrder'
>;

export const openContract = inArray(wirelessOrders.stat, [...openPhoneOrderStates]);

const picture = async ({ db }: { db: Database }, { params: { ordNo } }: { params: { ordNo: string } }) => {
  const row = await findPhoneOrder(db, ordNo);
  return (
    row && { stat: row.stat, rcvDts: row.rcvDts && toDts(row.rcvDts), docList: row.docList.map(({ docCd }) => docCd) }
  );
};

/** A step of the shop without words. */
function step(take: (context: TransactionContext, ordNo: string) => Promise<boolean>): Write<StepId> {
  return { picture, act: (context, { params: { ordNo } }) => moved(context, ordNo, take(context, ordNo)) };
}

export const contractHandlers: Handlers = {
  async listPhoneOrders({ db, keys }, { params: { stat, ordNo, page, size } }) {
    const wanted = and(
      openContract,
      stat === undefined ? undefined : eq(wirelessOrders.stat, stat),
      ordNo === undefined ? undefined : like(wirelessOrders.ordNo, `${ordNo}%`),
    );
    const [total] = await db.select({ count: count() }).from(wirelessOrders).where(wanted);
    const rows = await db
      .select({ order: wirelessOrders, mallNm: malls.mallNm })
      .from(wirelessOrders)
      .innerJoin(malls, eq(malls.mallId, wirelessOrders.mallId))
      .where(wanted)
      .orderBy(asc(wirelessOrders.ordDts), asc(wirelessOrders.ordNo))
      .limit(size)
      .offset((page - 1) * size);
    const list = rows.map(({ order, mallNm }) => {
      const { holder } = maskedPhoneData(keys, order);
      return {
        ordNo: order.ordNo,
        mallId: order.mallId,
        mallNm,
        ordDts: toDts(order.ordDts),
        stat: order.stat,
        dispGdsNm: order.estimate.gdsGrpNm,
        colorNm: order.colorNm,
        holderNm: holder.nm,
        joinTp: holder.joinTp,
        docList: order.docList.map(({ docCd, fileNo }) => ({ docCd, isGiven: fileNo !== null })),
        rcvDts: order.rcvDts && toDts(order.rcvDts),
        isPayAwaited: order.payDueDts !== null,
      };
    });
    return { data: { totalCnt: total?.count ?? 0, list } };
  },
  async readDocument(context, { params: { ordNo, docCd } }) {
    const row = await findPhoneOrder(context.db, ordNo);
    const paper = row?.docList.find((each) => each.docCd === docCd);
    return { data: await readStoredFile(context, paper?.fileNo), people: row ? [row.memNo] : [] };
  },
  reviewPhoneOrder: step(reviewPhoneOrder),
  passPhoneOrder: step(async (context, ordNo) => {
    const row = await findPhoneOrder(context.db, ordNo);
    // A minor's guardian consents on paper: the simulated shop never passes a contract that lacks one.
    if (row?.stat === 'WL00102' && row.docList.some(({ fileNo }) => fileNo === null))
      throw conflict('받지 않은 서류가 있어요. 서류를 요청하고, 받은 다음 통과해주세요.', {
        rsnCd: 'STATE',
        stat: row.stat,
      });
    return passPhoneOrder(context, ordNo);
  }),
  sendPhone: {
    picture,
    act: (context, { params: { ordNo }, body: { dlvCmpnyNm, invcNo } }) =>
      moved(context, ordNo, sendPhone(context, ordNo, { dlvCmpnyNm, invcNo })),
  },
  receivePhone: step(receivePhone),
  openPhoneLine: step(openPhoneLine),
  askDocuments: {
    picture,
    words: ({ body }) => body.rsnCntn,
    act: (context, { params: { ordNo }, body: { docCdList, rsnCntn } }) =>
      moved(context, ordNo, askPhoneDocuments(context, ordNo, docCdList, rsnCntn)),
  },
  refusePhoneOrder: {
    picture,
    words: ({ body }) => body.rsnCntn,
    act: (context, { params: { ordNo }, body }) =>
      moved(context, ordNo, refusePhoneOrder(context, ordNo, body.rsnCntn)),
  },
};

/** Throws 1404 for a number of no contract, and STATE where it did not wait for the step. */
async function moved({ db }: TransactionContext, ordNo: string, taken: Promise<boolean>): Promise<void> {
  if (await taken) return;
  const found = await findPhoneOrder(db, ordNo);
  if (!found) throw notFound('신청을');
  throw conflict('지금은 할 수 없는 신청이에요. 다른 사람이 먼저 처리했는지 확인해주세요.', {
    rsnCd: 'STATE',
    stat: found.stat,
  });
}
