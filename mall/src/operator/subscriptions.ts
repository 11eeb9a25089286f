import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { addDays, cycleCodes, type CycleCode } from '../buying/subscription-calendar.ts';
import type { Database } from '../db/database.ts';
import { goods } from '../db/schema/products.ts';
import { subscriptionCharges, subscriptions } from '../db/schema/subscriptions.ts';
import { announceRise } from '../features/subscriptions/rises.ts';
import { openDelivery } from '../features/subscriptions/personal-data.ts';
import { shipDelivery } from '../features/subscriptions/shipping.ts';
import { conflict, invalid, notFound } from '../http/refusal.ts';
import { toDts } from '../wire/dts.ts';
import type { OperatorHandlers } from './operator-call.ts';
import { cyclesOf } from './subscription-prices.ts';

/** From its announcement to its first day: members are asked for their consent from 30 days before. */
const riseDays = 30;

export const openDeliveries = and(eq(subscriptionCharges.chgStat, 'PAID'), isNull(subscriptionCharges.sentDts));

export const subscriptionHandlers: Pick<OperatorHandlers, 'listDeliveries' | 'sendDelivery' | 'announceRise'> = {
  async listDeliveries({ db, keys }, { params: { page, size } }) {
    const [total] = await db.select({ count: count() }).from(subscriptionCharges).where(openDeliveries);
    const rows = await db
      .select({ charge: subscriptionCharges, subscription: subscriptions })
      .from(subscriptionCharges)
      .innerJoin(subscriptions, eq(subscriptions.applNo, subscriptionCharges.applNo))
      .where(openDeliveries)
      .orderBy(asc(subscriptionCharges.payDt), asc(subscriptionCharges.chgNo))
      .limit(size)
      .offset((page - 1) * size);
    const list = rows.map(({ charge: { chgNo, payDt }, subscription }) => {
      const { applNo, mallId, subsNm, qty } = subscription;
      const delivery = openDelivery(keys, subscription);
      return {
        chgNo,
        applNo,
        mallId,
        payDt,
        subsNm,
        qty,
        rcvrNm: delivery?.rcvrNm ?? null,
        rcvrTel: delivery?.rcvrTel ?? null,
        zipCd: delivery?.zipCd ?? null,
        roadAddr: delivery?.roadAddr ?? null,
        dtlAddr: delivery?.dtlAddr ?? null,
        dlvMsg: delivery?.dlvMsg ?? null,
      };
    });
    return { data: { totalCnt: total?.count ?? 0, list }, people: rows.map(({ subscription }) => subscription.memNo) };
  },
  sendDelivery: {
    picture: async ({ db }, { params }) => {
      const charge = await findCharge(db, params.chgNo);
      return charge && { chgStat: charge.chgStat, sentYn: charge.sentDts ? 'Y' : 'N' };
    },
    async act(context, { params: { chgNo } }) {
      if (await shipDelivery(context, chgNo)) return;
      const charge = await findCharge(context.db, chgNo);
      if (!charge) throw notFound('배송을');
      throw conflict('지금은 보낼 수 없는 배송이에요. 다른 사람이 먼저 처리했는지 확인해주세요.', {
        rsnCd: 'STATE',
        stat: charge.sentDts ? 'SENT' : charge.chgStat,
      });
    },
  },
  announceRise: {
    picture: async ({ db }, { params: { subsNo } }) => (await cyclesOf(db, [subsNo])).get(subsNo) ?? null,
    async act(context, { params: { subsNo }, body: { cyclCd, prc, fromDt } }) {
      // The rise of another operator waits: it would write the other cycles of the product over.
      await context.db.select({ subsNo: goods.gdsGrpNo }).from(goods).where(eq(goods.gdsGrpNo, subsNo)).for('update');
      const cycles = (await cyclesOf(context.db, [subsNo])).get(subsNo);
      if (!cycles) throw notFound('구독 상품을');
      const offered = cycles.find((cycle) => cycle.cyclCd === cyclCd);
      if (!offered || !isCycle(cyclCd))
        throw invalid([{ field: 'cyclCd', reason: '이 상품에 없는 주기예요.', rsnCd: 'NOT_FOUND' }]);
      if (prc <= offered.prc)
        throw invalid([
          { field: 'prc', reason: `지금 가격 ${offered.prc.toLocaleString('ko-KR')}원보다 커야 해요.`, rsnCd: 'RANGE' },
        ]);
      const earliest = addDays(toDts(context.now()).slice(0, 8), riseDays);
      if (fromDt < earliest || addDays(fromDt, 0) !== fromDt)
        throw invalid([{ field: 'fromDt', reason: `${earliest}부터 정할 수 있어요.`, rsnCd: 'RANGE' }]);
      await announceRise(context, { subsNo, cyclCd, prc, fromDt });
    },
  },
};

function isCycle(code: string): code is CycleCode {
  return cycleCodes.some((each) => each === code);
}

async function findCharge(db: Database, chgNo: string) {
  const [row] = await db.select().from(subscriptionCharges).where(eq(subscriptionCharges.chgNo, chgNo));
  return row ?? null;
}
