import { and, asc, desc, eq, inArray, lt, notInArray } from 'drizzle-orm';
import { minuteMs } from '../../buying/durations.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { certRequests } from '../../db/schema/accounts.ts';
import { files } from '../../db/schema/files.ts';
import { portings, wirelessOrders, wirelessSheets } from '../../db/schema/phone-orders.ts';
import { carriers, plans } from '../../db/schema/wireless.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { expired, notFound } from '../../http/refusal.ts';
import { phoneAgreementsWith } from '../../phone-contract/phone-agreements.ts';
import { carrier } from '../../buying/carrier.ts';
import { neededDocuments } from '../../phone-contract/phone-documents.ts';
import { newNumber } from '../../security/numbers.ts';
import { toDts } from '../../wire/dts.ts';
import { findMall } from '../../malls/mall.queries.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { destinationOf } from '../deliveries/arrivals.ts';
import { refundBanks } from '../payments/methods.ts';
import { loadAdditionalServices, type PhoneInput } from '../products/phone-configuration.ts';
import { estimateFor, showEstimate } from '../products/wireless-estimate.ts';
import { checkBuyingOpen } from '../../malls/buying-closed.ts';
import { checkPhoneStock } from './phone-stock.ts';

export const phoneSheetHandlers = { createPhoneSheet, getPhoneSheet } satisfies Partial<Handlers>;

type SheetRow = typeof wirelessSheets.$inferSelect;

const sheetMinutes = 60;

async function createPhoneSheet(context: TransactionContext, call: Call<'createPhoneSheet'>) {
  const { db } = context;
  const { mallId, body } = call;
  const { memNo } = memberOf(call);
  await lockCaller(db, memNo);
  await checkBuyingOpen(context);
  await estimateFor(context, mallId, body);
  await checkPhoneStock(db, mallId, { gdsGrpNo: body.gdsGrpNo, colorNm: body.colorNm ?? null });
  const now = context.now();
  const row = {
    wlsShtNo: newNumber('WS', now),
    memNo,
    input: { ...body },
    createdAt: now,
    expDts: new Date(now.getTime() + sheetMinutes * minuteMs),
    usedAt: null,
  };
  await db.insert(wirelessSheets).values(row);
  return showSheet(context, mallId, row);
}

async function getPhoneSheet(context: MallContext, call: Call<'getPhoneSheet'>) {
  const row = await openPhoneSheet(context, memberOf(call).memNo, call.params.wlsShtNo);
  return showSheet(context, call.mallId, row);
}

async function showSheet(context: MallContext, mallId: string, row: SheetRow) {
  const { db } = context;
  const mall = await findMall(db, mallId);
  const destination = await destinationOf(context, row.memNo);
  const estimate = showEstimate(await estimateFor(context, mallId, inputOf(row)), destination);
  return {
    wlsShtNo: row.wlsShtNo,
    expDts: toDts(row.expDts),
    estimate,
    agreeList: phoneAgreementsWith(estimate.telecomNm, carrier),
    agrmtId: estimate.agrmtId,
    addSvcList: await loadAdditionalServices(db),
    docList: neededDocuments(null, mall?.mallSalesType === 'BUSINESS').map((each) => ({
      ...each,
      fileNo: null,
      regDts: null,
    })),
    telecomList: await loadPreviousTelecoms(db, inputOf(row)),
    bankList: refundBanks('', true),
  };
}

/** The configuration of a sheet, as the document checked it when it was sent. */
export function inputOf({ input }: Pick<SheetRow, 'input'>): PhoneInput {
  return input;
}

/** Telecoms that a number can come from: all but that of the plan, whose customers change the phone alone. */
export function loadPreviousTelecoms(db: Database, { planNo }: Pick<PhoneInput, 'planNo'>) {
  const own = db.select({ telecomCd: plans.telecomCd }).from(plans).where(eq(plans.planNo, planNo));
  const { telecomCd, telecomNm } = carriers;
  return db.select({ telecomCd, telecomNm }).from(carriers).where(notInArray(telecomCd, own)).orderBy(asc(telecomCd));
}

/** An open sheet of the member. Throws 1404 for another member's, and EXPIRED for an expired or used one. */
export async function openPhoneSheet({ db, now }: MallContext, memNo: string, wlsShtNo: string): Promise<SheetRow> {
  const [row] = await db.select().from(wirelessSheets).where(eq(wirelessSheets.wlsShtNo, wlsShtNo));
  if (!row || row.memNo !== memNo) throw notFound('신청서를', 'wlsShtNo');
  if (row.usedAt !== null) throw expired('이 신청서로 이미 신청했어요.', 'SHEET', await orderOf(db, row));
  if (row.expDts <= now()) throw expired('신청서 유효 시간이 지났어요. 처음부터 다시 신청해 주세요.', 'SHEET');
  return row;
}

/** The order that a used sheet is of: the newest, as a refused one gave its sheet back. */
async function orderOf(db: Database, { memNo, wlsShtNo }: SheetRow): Promise<string | null> {
  const { ordNo, ordDts } = wirelessOrders;
  const ofSheet = and(eq(wirelessOrders.memNo, memNo), eq(wirelessOrders.wlsShtNo, wlsShtNo));
  const [order] = await db.select({ ordNo }).from(wirelessOrders).where(ofSheet).orderBy(desc(ordDts)).limit(1);
  return order?.ordNo ?? null;
}

/** Minutes that a sheet stays open after a member who had to wait can go on. */
const restMinutes = 30;

/** For a member who has to wait until `moment`: the sheet does not end before they can go on. */
export async function keepSheetOpen({ db }: TransactionContext, wlsShtNo: string, moment: Date): Promise<void> {
  const expDts = new Date(moment.getTime() + restMinutes * minuteMs);
  const endsBefore = lt(wirelessSheets.expDts, expDts);
  await db
    .update(wirelessSheets)
    .set({ expDts })
    .where(and(eq(wirelessSheets.wlsShtNo, wlsShtNo), endsBefore));
}

export async function spendPhoneSheet({ db, now }: TransactionContext, wlsShtNo: string): Promise<void> {
  await db.update(wirelessSheets).set({ usedAt: now() }).where(eq(wirelessSheets.wlsShtNo, wlsShtNo));
}

/** Makes the sheet, the proofs, the number and the signature of an order that the payment provider refused usable again. */
export async function reopenPhoneSheet(db: Transaction, wlsShtNo: string, ordNo: string): Promise<void> {
  await db.update(wirelessSheets).set({ usedAt: null }).where(eq(wirelessSheets.wlsShtNo, wlsShtNo));
  await db.update(portings).set({ usedAt: null }).where(eq(portings.wlsShtNo, wlsShtNo));
  await db.update(certRequests).set({ usedAt: null }).where(eq(certRequests.wlsShtNo, wlsShtNo));
  const sign = db
    .select({ fileNo: wirelessOrders.signFileNo })
    .from(wirelessOrders)
    .where(eq(wirelessOrders.ordNo, ordNo));
  await db.update(files).set({ usedAt: null }).where(inArray(files.fileNo, sign));
}
