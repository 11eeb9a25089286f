import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { alertEnd, alertPrice, mostAlerts } from '../../buying/alert-rules.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { alerts } from '../../db/schema/alerts.ts';
import { goodsOptions } from '../../db/schema/products.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { conflict, invalid, notFound } from '../../http/refusal.ts';
import { newNumber } from '../../security/numbers.ts';
import { toDts } from '../../wire/dts.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { findAlertTarget } from './alert-target.ts';

type Alert = typeof alerts.$inferSelect;

export const alertHandlers = {
  listAlerts,
  createAlert,
  deleteAlert: (context, call) => inTransaction(context, (context) => deleteAlert(context, call)),
} satisfies Partial<Handlers>;

async function listAlerts({ db }: MallContext, call: Call<'listAlerts'>) {
  const { memNo } = memberOf(call);
  const rows = await db
    .select({ alert: alerts, optNm: goodsOptions.optNm })
    .from(alerts)
    .leftJoin(goodsOptions, eq(goodsOptions.optNo, alerts.optNo))
    .where(eq(alerts.memNo, memNo))
    .orderBy(desc(alerts.regDts), desc(alerts.almNo));
  return rows.map(({ alert, optNm }) => toWire(alert, optNm));
}

async function createAlert({ db, now }: TransactionContext, call: Call<'createAlert'>) {
  const { memNo } = memberOf(call);
  const { gdsGrpNo, almTp, colorNm = null, optNo = null, joinTp = null, tgtPrc = null } = call.body;
  const target = await findAlertTarget(db, { mallId: call.mallId, gdsGrpNo, colorNm, optNo });
  if (!target) throw notFound('상품을', 'gdsGrpNo');
  if (almTp === 'RESTOCK' && target.isBuyable)
    throw conflict('지금 구매할 수 있는 상품이에요.', { rsnCd: 'STATE', stat: target.gdsStat });
  const sendPrc = almTp === 'PRICE' ? alertPrice(target.price, tgtPrc) : null;
  if (almTp === 'PRICE' && sendPrc === null)
    throw invalid([{ field: 'tgtPrc', reason: '지금 가격보다 낮은 금액을 입력해 주세요.', rsnCd: 'RANGE' }]);
  await lockCaller(db, memNo);
  const isOpen = and(eq(alerts.memNo, memNo), isNull(alerts.sentDts), gt(alerts.expDts, now()));
  const isSame = sql`(${alerts.gdsGrpNo}, ${alerts.almTp}) = (${gdsGrpNo}, ${almTp})
    and ${alerts.colorNm} is not distinct from ${colorNm} and ${alerts.optNo} is not distinct from ${optNo}`;
  const [same] = await db.select({ no: alerts.almNo }).from(alerts).where(and(isOpen, isSame));
  if (same) throw conflict('이미 알림을 신청한 상품이에요.', { rsnCd: 'DUPLICATE', no: same.no });
  const [open] = await db.select({ count: count() }).from(alerts).where(isOpen);
  if ((open?.count ?? 0) >= mostAlerts)
    throw conflict(`알림은 ${mostAlerts}개까지 신청할 수 있어요.`, { rsnCd: 'LIMIT', max: mostAlerts });
  const choice = { memNo, gdsGrpNo, colorNm, optNo, joinTp, almTp, tgtPrc: almTp === 'PRICE' ? tgtPrc : null };
  const times = { regDts: now(), expDts: alertEnd(now()), sentDts: null };
  const row = { almNo: newNumber('AM', now()), ...choice, sendPrc, ...times };
  await db.insert(alerts).values(row);
  return toWire(row, target.optNm);
}

async function deleteAlert({ db }: TransactionContext, call: Call<'deleteAlert'>) {
  const { memNo } = memberOf(call);
  const [deleted] = await db
    .delete(alerts)
    .where(and(eq(alerts.almNo, call.params.almNo), eq(alerts.memNo, memNo)))
    .returning();
  if (!deleted) throw notFound('알림을', 'almNo');
  const isItsOption = eq(goodsOptions.optNo, deleted.optNo ?? '');
  const [option] = await db.select({ optNm: goodsOptions.optNm }).from(goodsOptions).where(isItsOption);
  return toWire(deleted, option?.optNm ?? null);
}

function toWire(alert: Omit<Alert, 'memNo'>, optNm: string | null) {
  const { almNo, gdsGrpNo, colorNm, optNo, joinTp, almTp, tgtPrc, ...times } = alert;
  return {
    almNo,
    gdsGrpNo,
    colorNm,
    optNo,
    optNm,
    joinTp,
    almTp,
    tgtPrc,
    regDts: toDts(times.regDts),
    expDts: toDts(times.expDts),
    sentDts: times.sentDts && toDts(times.sentDts),
  };
}
