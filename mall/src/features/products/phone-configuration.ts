import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { additionalServices, carriers, plans, wirelessPlans } from '../../db/schema/wireless.ts';
import type { Calls } from '../../http/__generated__/calls.ts';
import { invalid, notFound, type FieldFault } from '../../http/refusal.ts';
import { agreementMonths } from '../../phone-contract/contract-price.ts';
import { loadColors, loadWirelessRows, type WirelessRow } from './product.queries.ts';
import { loadMemories, offeredMonths, unknownJoinType, unknownMemory } from './wireless-plans.ts';

/** A configuration of a phone as a shopper sends it, checked by the document. */
export type PhoneInput = Calls['estimateWireless']['body'];

export type AdditionalService = Pick<
  typeof additionalServices.$inferSelect,
  'addSvcNo' | 'addSvcNm' | 'addSvcCntn' | 'mnthPrc'
>;

/** Selected offers of a phone configuration. */
export interface PhoneConfiguration {
  row: WirelessRow;
  relsPrc: number;
  plan: PlanOfPhone;
  services: AdditionalService[];
}

type PlanOfPhone = NonNullable<Awaited<ReturnType<typeof findPlan>>>;

/** Looks up everything that the input names. Throws 1404 for an unknown phone, and 1400 with every field that it does not offer. */
export async function loadConfiguration(db: Database, mallId: string, input: PhoneInput): Promise<PhoneConfiguration> {
  const { gdsGrpNo, joinTp, phoneMemory } = input;
  // One query at a time, since a transaction has one connection.
  const [row] = await loadWirelessRows(db, mallId, [gdsGrpNo]);
  if (!row) throw notFound('상품을', 'gdsGrpNo');
  const memory = (await loadMemories(db, gdsGrpNo)).find((each) => each.phoneMemory === phoneMemory);
  const colors = (await loadColors(db, [gdsGrpNo])).get(gdsGrpNo) ?? [];
  const plan = await findPlan(db, input);
  const services = await loadAdditionalServices(db);
  const hasJoinType = row.wireless.joinTpList.includes(joinTp);
  const faults: FieldFault[] = [
    ...(hasJoinType ? [] : [unknownJoinType]),
    ...(memory ? [] : [unknownMemory]),
    ...(plan || !memory || !hasJoinType ? [] : [{ field: 'planNo', reason: '이 조건으로 가입할 수 없는 요금제예요.' }]),
    ...colorFaults(
      colors.map(({ colorNm }) => colorNm),
      input.colorNm ?? null,
    ),
    ...monthFaults(offeredMonths(row.wireless), input),
    ...serviceFaults(services, input),
  ];
  if (faults.length > 0 || !plan || !memory) throw invalid(faults);
  const chosen = services.filter(({ addSvcNo }) => input.addSvcNoList.includes(addSvcNo));
  return { row, relsPrc: memory.relsPrc, plan, services: chosen };
}

/** The services that can be added to any plan, in their order. */
export function loadAdditionalServices(db: Database): Promise<AdditionalService[]> {
  const { addSvcNo, addSvcNm, addSvcCntn, mnthPrc, prir } = additionalServices;
  return db.select({ addSvcNo, addSvcNm, addSvcCntn, mnthPrc }).from(additionalServices).orderBy(asc(prir));
}

function colorFaults(known: readonly string[], colorNm: string | null): FieldFault[] {
  const isKnown = colorNm === null ? known.length === 0 : known.includes(colorNm);
  return isKnown ? [] : [{ field: 'colorNm', reason: '색상을 선택해주세요.' }];
}

function monthFaults(months: readonly number[], { discType, agrmMnth, instMnth }: PhoneInput): FieldFault[] {
  const faults: FieldFault[] = [];
  if (!months.includes(instMnth)) faults.push({ field: 'instMnth', reason: '선택할 수 없는 할부 개월이에요.' });
  if (agrmMnth == null) {
    if (discType === 'PLAN_DISCOUNT') {
      faults.push({ field: 'agrmMnth', reason: '약정 기간을 선택해주세요.', rsnCd: 'REQUIRED' });
    }
  } else if (!agreementMonths.includes(agrmMnth)) {
    faults.push({ field: 'agrmMnth', reason: '선택할 수 없는 약정 기간이에요.' });
  }
  return faults;
}

function serviceFaults(services: readonly AdditionalService[], { addSvcNoList }: PhoneInput): FieldFault[] {
  const known = services.map(({ addSvcNo }) => addSvcNo);
  return addSvcNoList.flatMap((addSvcNo, index) =>
    known.includes(addSvcNo) ? [] : [{ field: `addSvcNoList[${index}]`, reason: '선택할 수 없는 부가서비스예요.' }],
  );
}

async function findPlan(db: Database, { gdsGrpNo, phoneMemory, joinTp, planNo }: PhoneInput) {
  const [plan] = await db
    .select({
      planNo: plans.planNo,
      planNm: plans.planNm,
      planPrice: plans.planPrice,
      sprtPrc: wirelessPlans.sprtPrc,
      addSprtPrc: wirelessPlans.addSprtPrc,
      slctDscntPrc: plans.slctDscntPrc,
      keepMnth: plans.keepMnth,
      ageMin: plans.ageMin,
      ageMax: plans.ageMax,
      telecomNm: carriers.telecomNm,
      crdt: carriers.crdt,
    })
    .from(wirelessPlans)
    .innerJoin(plans, eq(plans.planNo, wirelessPlans.planNo))
    .innerJoin(carriers, eq(carriers.telecomCd, plans.telecomCd))
    .where(
      and(
        eq(wirelessPlans.gdsGrpNo, gdsGrpNo),
        eq(wirelessPlans.phoneMemory, phoneMemory),
        eq(wirelessPlans.joinTp, joinTp),
        eq(wirelessPlans.planNo, planNo),
      ),
    )
    .limit(1);
  return plan;
}
