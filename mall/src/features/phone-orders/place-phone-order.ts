import { and, eq } from 'drizzle-orm';
import { paymentDue } from '../../buying/buying-times.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { deliveryAddresses } from '../../db/schema/buying.ts';
import { files, type FilePurpose } from '../../db/schema/files.ts';
import { wirelessOrderHistory, wirelessOrders } from '../../db/schema/phone-orders.ts';
import { plans } from '../../db/schema/wireless.ts';
import type { Transaction } from '../../db/database.ts';
import { checkAgreements } from '../../http/agreements.ts';
import { memberOf, type Call } from '../../http/call.ts';
import { conflict, invalid, notFound, otherEstimate, type Refusal } from '../../http/refusal.ts';
import type { JoinType } from '../../phone-contract/join-type.ts';
import { ageWords, isForAge } from '../../phone-contract/plan-ages.ts';
import { newNumber } from '../../security/numbers.ts';
import { fullYears, isAdult } from '../agency/person.ts';
import { loadAddressBook, type Delivery } from '../deliveries/address-book.ts';
import type { Destination } from '../deliveries/arrivals.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { sealText } from '../../security/sealed-text.ts';
import { beginAttempt, checkReturnUrl } from '../payments/attempts.ts';
import { toBegun } from '../payments/begun-payment.ts';
import { isBank } from '../payments/methods.ts';
import { currentProvider } from '../payments/providers.ts';
import { loadColors, loadWirelessRows } from '../products/product.queries.ts';
import { pictureIn } from '../products/product.wire.ts';
import { estimateFor, showEstimate, type PhoneEstimate } from '../products/wireless-estimate.ts';
import { isSamePerson, showProof, spendProofs, type CertifiedPerson, type ProofUse } from './contract-proofs.ts';
import { minorAgreement, phoneAgreements } from '../../phone-contract/phone-agreements.ts';
import { checkBuyingOpen } from '../../malls/buying-closed.ts';
import { emptyDocuments, phoneOrderResponse } from './phone-order.ts';
import { phonePayment, type PhonePayment } from './phone-payment.ts';
import { sealPhoneData } from './phone-personal-data.ts';
import { inputOf, openPhoneSheet, spendPhoneSheet } from './phone-sheets.ts';
import { holdPhone } from './phone-stock.ts';
import { postPhoneReceived } from './phone-mail.ts';
import type { PhoneOrderRow } from './phone-order.queries.ts';
import { planPhoneStep } from './phone-pace.ts';
import { readPorting, spendPorting, type PortedNumber } from './porting-calls.ts';

type PhoneOrderRequest = Call<'placePhoneOrder'>['body'];

/** A checked contract, ready to be stored. */
interface Placing extends ProofUse {
  ordNo: string;
  salesType: string | null;
  request: PhoneOrderRequest;
  estimate: PhoneEstimate;
  applicant: CertifiedPerson;
  guardian: CertifiedPerson | null;
  ported: PortedNumber | null;
  address: Delivery;
  payment: PhonePayment | null;
  now: Date;
}

/**
 * Places a phone order in the transaction of its key, and holds one piece. Throws for the first obstacle: EXPIRED, 1400, MINOR,
 * STOCK, PRICE. `openPayment` opens what is to be paid or registered.
 */
export async function placePhoneOrder(context: TransactionContext, call: Call<'placePhoneOrder'>) {
  const { db } = context;
  const { mallId, body: request } = call;
  const { memNo } = memberOf(call);
  const { wlsShtNo } = request;
  await lockCaller(db, memNo);
  await checkBuyingOpen(context);
  const sheet = await openPhoneSheet(context, memNo, wlsShtNo);
  const { usimTp, addSvcNoList } = request;
  const input = { ...inputOf(sheet), usimTp, addSvcNoList };
  checkRequest(request, input.joinTp);
  const address = (await loadAddressBook(context, memNo)).find(({ dlvNo }) => dlvNo === request.dlvNo);
  if (!address) throw notFound('배송지를', 'dlvNo');
  await checkFile(db, memNo, request.signFileNo, { purpCd: 'SIGN', field: 'signFileNo' });
  const use = { mallId, memNo, wlsShtNo };
  const { applicant, guardian } = await certify(context, request, use);
  if (guardian) checkAgreements([...phoneAgreements, { ...minorAgreement, reqYn: 'Y' }], request.agreeCdList);
  await checkPlanAge(context, input.planNo, applicant);
  const { mnpNo = null } = request;
  const ported = mnpNo === null ? null : await readPorting(context, { mnpNo, wlsShtNo, applicant });
  const stckqty2 = await holdPhone(db, mallId, { gdsGrpNo: input.gdsGrpNo, colorNm: input.colorNm ?? null });
  const estimate = await estimateFor(context, mallId, input);
  checkAgreement(request, estimate, { zipCd: address.zipCd, now: context.now() });
  const payment = phonePayment(estimate, request.billTp);
  const now = context.now();
  const ordNo = newNumber('WO', now);
  const { salesType } = call;
  const people = { applicant, guardian, ported };
  const placing = { ordNo, ...use, salesType, request, estimate, ...people, address, payment, now };
  const placed = await write(context, placing, stckqty2);
  if (payment === null) {
    await postPhoneReceived(context, placed);
    await planPhoneStep(context, ordNo);
    return { ordNo, payPrc: 0, payDueDts: null, pgReq: null, order: await phoneOrderResponse(context, ordNo) };
  }
  const attempt = {
    ...payment,
    cardCd: null,
    rtnUrl: checkedReturn(context, request, payment),
    expDts: paymentDue(now, now),
  };
  const { payNo } = await beginAttempt(context, { ordNo, mallId, memNo, ...attempt });
  return toBegun({ payNo, ordShtNo: wlsShtNo });
}

/** Throws PRICE for another contract than the one that was shown. Without its fingerprint the sums alone are compared. */
function checkAgreement(
  { totalPrice, cntrctTotPrc, agrmtId = null }: PhoneOrderRequest,
  estimate: PhoneEstimate,
  destination: Destination,
): void {
  const shown = showEstimate(estimate, destination);
  const isSame =
    estimate.totalPrice === totalPrice &&
    estimate.cntrctTotPrc === cntrctTotPrc &&
    (agrmtId === null || agrmtId === shown.agrmtId);
  if (!isSame) throw otherEstimate(shown);
}

/** Throws 1400 for faults of the request itself. */
function checkRequest(request: PhoneOrderRequest, joinTp: JoinType): void {
  const { billTp, billAcct = null, mnpNo = null } = request;
  checkAgreements([...phoneAgreements, minorAgreement], request.agreeCdList);
  if (joinTp === 'TRANS' && mnpNo === null) throw missing('mnpNo', '번호이동을 먼저 확인해주세요.');
  if (joinTp !== 'TRANS' && mnpNo !== null) throw wrong('mnpNo', '번호이동 신청이 아니에요.');
  if (billTp === 'ACCT' && billAcct === null) throw missing('billAcct', '요금을 낼 계좌를 입력해주세요.');
  if (billTp === 'CARD' && billAcct !== null) throw wrong('billAcct', '카드로 낼 때는 계좌를 입력하지 않아요.');
  if (billAcct && !isBank(billAcct.bankCd)) throw wrong('billAcct.bankCd', '은행을 선택해주세요.');
}

function checkedReturn(
  context: MallContext,
  { rtnUrl = null }: PhoneOrderRequest,
  { payMthdCd }: PhonePayment,
): string {
  if (rtnUrl === null) throw missing('rtnUrl', '필수 항목이에요.');
  checkReturnUrl(context, rtnUrl);
  const provider = currentProvider(context);
  if (!provider) throw wrong('payMthdCd', '지금은 결제를 받을 수 없어요.');
  if (!provider.opens(payMthdCd)) throw wrong('billTp', '지금은 카드를 등록할 수 없어요. 계좌를 선택해주세요.');
  return rtnUrl;
}

/** Throws EXPIRED for a proof that is no good, and MINOR for an applicant under 19 without another adult as guardian. */
async function certify(context: MallContext, { certNo, grdnCertNo = null }: PhoneOrderRequest, use: ProofUse) {
  const now = context.now();
  const applicant = await showProof(context, certNo, use);
  if (isAdult(applicant.birthDt, now)) return { applicant, guardian: null };
  if (grdnCertNo === null) throw minor('만 19세 미만은 법정대리인의 본인인증이 필요해요.');
  const guardian = await showProof(context, grdnCertNo, use, 'GUARD');
  if (!isAdult(guardian.birthDt, now) || isSamePerson(applicant, guardian)) {
    throw minor('법정대리인은 신청자가 아닌 만 19세 이상이어야 해요.');
  }
  return { applicant, guardian };
}

/** Throws 1400 for a plan of another age than the applicant's. */
async function checkPlanAge({ db, now }: MallContext, planNo: string, { birthDt }: CertifiedPerson): Promise<void> {
  const { ageMin, ageMax } = plans;
  const [ages] = await db.select({ ageMin, ageMax }).from(plans).where(eq(plans.planNo, planNo));
  if (!ages || isForAge(ages, fullYears(birthDt, now()))) return;
  throw wrong('planNo', `${ageWords(ages)} 가입할 수 있는 요금제예요. 다른 요금제를 선택해주세요.`);
}

async function write(context: TransactionContext, placing: Placing, stckqty2: number): Promise<PhoneOrderRow> {
  const { db } = context;
  const { ordNo, mallId, request, estimate, applicant, guardian, address, payment, now } = placing;
  const [phone] = await loadWirelessRows(db, mallId, [estimate.gdsGrpNo]);
  const colors = (await loadColors(db, [estimate.gdsGrpNo])).get(estimate.gdsGrpNo) ?? [];
  const stat = 'WL00101' as const;
  const values = {
    ...sealedOf(context, placing),
    ordNo,
    mallId,
    memNo: placing.memNo,
    wlsShtNo: placing.wlsShtNo,
    stat,
    statDts: now,
    ordDts: now,
    gdsGrpNo: estimate.gdsGrpNo,
    colorNm: estimate.colorNm,
    stckTp: 'HELD',
    stckqty2,
    estimate,
    repImgPath: phone ? pictureIn(phone.product, colors, estimate.colorNm) : null,
    billTp: request.billTp,
    payMthdCd: payment?.payMthdCd ?? null,
    payPrc: payment?.payPrc ?? 0,
    payDueDts: payment && paymentDue(now, now),
    docList: emptyDocuments(guardian !== null, placing.salesType === 'BUSINESS'),
    signFileNo: request.signFileNo,
    agreeCdList: request.agreeCdList,
  } satisfies typeof wirelessOrders.$inferInsert;
  const [placed] = await db.insert(wirelessOrders).values(values).returning();
  if (!placed) throw new Error('The phone order was not written.');
  await db.insert(wirelessOrderHistory).values({ ordNo, dts: now, stat, whoTp: 'M', rsnCntn: null });
  await spendPhoneSheet(context, placing.wlsShtNo);
  await spendProofs(context, guardian ? [applicant, guardian] : [applicant]);
  if (request.mnpNo != null) await spendPorting(context, request.mnpNo);
  await takeFiles(context, [request.signFileNo]);
  await db.update(deliveryAddresses).set({ usedAt: now }).where(eq(deliveryAddresses.dlvNo, address.dlvNo));
  return placed;
}

function sealedOf({ keys }: MallContext, { request, estimate, applicant, guardian, ported, address }: Placing) {
  const { entrCntn, dfltYn: _default, ...dlv } = { ...address, dlvMsg: request.dlvMsg ?? address.dlvMsg };
  const { billAcct = null, email } = request;
  return {
    sealed: sealPhoneData(keys, {
      nm: applicant.nm,
      telNo: ported?.telNo ?? applicant.telNo,
      email: email.toLowerCase(),
      adultYn: guardian ? 'N' : 'Y',
      grdnNm: guardian?.nm ?? null,
      joinTp: estimate.joinTp,
      befTelecomCd: ported?.befTelecomCd ?? null,
      dlv,
    }),
    sealedAcct: sealText(keys, billAcct && JSON.stringify(billAcct)),
    sealedEntrance: sealText(keys, entrCntn),
  };
}

/** Locks an unused file. Throws 1404 for another member's, and 1400 for one of another purpose, or that was used before. */
export async function checkFile(
  db: Transaction,
  memNo: string,
  fileNo: string,
  { purpCd, field }: { purpCd: FilePurpose; field: string },
): Promise<void> {
  const own = and(eq(files.memNo, memNo), eq(files.fileNo, fileNo));
  const [found] = await db.select().from(files).where(own).for('update'); // not swept meanwhile
  if (!found) throw notFound('파일을', field);
  if (found.purpCd !== purpCd || found.usedAt !== null) throw wrong(field, '신청에 쓸 수 없는 파일이에요.');
}

export async function takeFiles({ db, now }: TransactionContext, numbers: readonly string[]): Promise<void> {
  for (const fileNo of numbers) await db.update(files).set({ usedAt: now() }).where(eq(files.fileNo, fileNo));
}

function wrong(field: string, reason: string): Refusal {
  return invalid([{ field, reason }]);
}

function missing(field: string, reason: string): Refusal {
  return invalid([{ field, reason, rsnCd: 'REQUIRED' }]);
}

function minor(message: string): Refusal {
  return conflict(message, { rsnCd: 'MINOR' });
}
