import { and, asc, eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { carriers, plans, wirelessMemories, wirelessPlans, type wireless } from '../../db/schema/wireless.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { invalid, notFound, type FieldFault } from '../../http/refusal.ts';
import { breakFees } from '../../phone-contract/break-fees.ts';
import type { JoinType } from '../../phone-contract/join-type.ts';
import { agreementMonths, cheaperDiscount, contractMonths } from '../../phone-contract/contract-price.ts';
import { usimPrices } from '../../phone-contract/usim-prices.ts';
import { loadWirelessRows } from './product.queries.ts';

type Phone = typeof wireless.$inferSelect;

export const wirelessPlanHandlers = {
  getWirelessPlans,
  getPreWirelessPlans: getWirelessPlans,
} satisfies Partial<Handlers>;

async function getWirelessPlans(
  { db }: MallContext,
  { params, mallId }: Call<'getWirelessPlans' | 'getPreWirelessPlans'>,
) {
  const { id, joinTp, phoneMemory } = params;
  const [[row], memories] = await Promise.all([loadWirelessRows(db, mallId, [id]), loadMemories(db, id)]);
  if (!row) throw notFound('상품을');
  const faults: FieldFault[] = [];
  if (!row.wireless.joinTpList.includes(joinTp)) faults.push(unknownJoinType);
  if (!memories.some((memory) => memory.phoneMemory === phoneMemory)) faults.push(unknownMemory);
  if (faults.length > 0) throw invalid(faults);
  return loadWirelessOffer(db, row.wireless, joinTp, phoneMemory, memories);
}

export const unknownJoinType: FieldFault = { field: 'joinTp', reason: '이 상품에 없는 가입 유형이에요.' };
export const unknownMemory: FieldFault = { field: 'phoneMemory', reason: '이 상품에 없는 용량이에요.' };

/** Months that the phone can be paid in. Paying at once is always possible. */
export function offeredMonths({ instMnthList }: Pick<Phone, 'instMnthList'>): number[] {
  return instMnthList.includes(1) ? instMnthList : [1, ...instMnthList];
}

/** Plans and terms of a phone, by join type and memory. */
export async function loadWirelessOffer(
  db: Database,
  phone: Phone,
  joinTp: JoinType,
  phoneMemory: string,
  memories: Memories,
) {
  const rows = await loadPlans(db, phone.gdsGrpNo, joinTp, phoneMemory);
  const planList = rows.map(({ plan }) => plan);
  const { relsPrc = 0 } = memories.find((memory) => memory.phoneMemory === phoneMemory) ?? {};
  return {
    planList,
    telecomList: [...new Map(rows.map(({ carrier }) => [carrier.telecomCd, carrier])).values()],
    instMnthList: offeredMonths(phone),
    agrmMnthList: agreementMonths,
    dfltDiscTp: firstDiscount(planList, { relsPrc, instMnth: phone.instMnth, joinTp }),
    dfltAgrmMnth: contractMonths,
    usimList: usimPrices(joinTp),
    brkFeeList: breakFees(),
  };
}

/** The cheaper discount of the plan that costs least: a choice begins with both. */
function firstDiscount(
  plans: readonly PlanPrices[],
  { relsPrc, instMnth, joinTp }: { relsPrc: number; instMnth: number; joinTp: JoinType },
) {
  const [plan] = plans.toSorted((one, other) => one.planPrice - other.planPrice);
  if (!plan) return 'SUPPORT';
  const [usim] = usimPrices(joinTp);
  return cheaperDiscount({
    ...plan,
    relsPrc,
    instMnth,
    agrmMnth: contractMonths,
    usimPrc: usim?.usimPrc ?? 0,
    addSvcPrc: 0,
  });
}

type Memories = Awaited<ReturnType<typeof loadMemories>>;
type PlanPrices = Awaited<ReturnType<typeof loadPlans>>[number]['plan'];

/** The memories of a phone with their prices, in their order. */
export function loadMemories(db: Database, gdsGrpNo: string) {
  return db
    .select({ phoneMemory: wirelessMemories.phoneMemory, relsPrc: wirelessMemories.relsPrc })
    .from(wirelessMemories)
    .where(eq(wirelessMemories.gdsGrpNo, gdsGrpNo))
    .orderBy(asc(wirelessMemories.prir));
}

function loadPlans(db: Database, gdsGrpNo: string, joinTp: JoinType, phoneMemory: string) {
  return db
    .select({
      plan: {
        planNo: plans.planNo,
        planNm: plans.planNm,
        planPrice: plans.planPrice,
        dataCntn: plans.dataCntn,
        voiceCntn: plans.voiceCntn,
        smsCntn: plans.smsCntn,
        sprtPrc: wirelessPlans.sprtPrc,
        addSprtPrc: wirelessPlans.addSprtPrc,
        slctDscntPrc: plans.slctDscntPrc,
        keepMnth: plans.keepMnth,
        ageMin: plans.ageMin,
        ageMax: plans.ageMax,
      },
      carrier: { telecomCd: carriers.telecomCd, telecomNm: carriers.telecomNm },
    })
    .from(wirelessPlans)
    .innerJoin(plans, eq(plans.planNo, wirelessPlans.planNo))
    .innerJoin(carriers, eq(carriers.telecomCd, plans.telecomCd))
    .where(
      and(
        eq(wirelessPlans.gdsGrpNo, gdsGrpNo),
        eq(wirelessPlans.joinTp, joinTp),
        eq(wirelessPlans.phoneMemory, phoneMemory),
      ),
    )
    .orderBy(asc(plans.prir), asc(plans.planNo));
}
