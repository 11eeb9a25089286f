import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { isAlertTime } from '../../buying/alert-rules.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { mallProducts } from '../../db/schema/categories.ts';
import { alerts, type AlertKind } from '../../db/schema/alerts.ts';
import { malls } from '../../db/schema/malls.ts';
import { members } from '../../db/schema/members.ts';
import { goodsOptions, productColors, products } from '../../db/schema/products.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { personOf } from '../../members/member-person.ts';
import { noticeMessages, noticeOf } from '../../mail/notices.ts';
import { postAll } from '../../mail/outbox.ts';
import { won } from '../../mail/words.ts';

const atOnce = 500;

export function alertJobs(context: MallContext): Pick<JobHandlers, 'send-alerts'> {
  return { 'send-alerts': () => sendAlerts(context) };
}

/**
 * Posts every alert that is due, in batches of one transaction each: a crash sends none twice and loses none. Between batches the mall
 * answers requests.
 */
export async function sendAlerts(context: MallContext): Promise<void> {
  // Looked at again for each batch: many may last beyond the hour.
  while (isAlertTime(context.now())) {
    const sent = await inTransaction(context, sendBatch);
    if (sent < atOnce) return;
    await context.visits.giveWay();
  }
}

/** Locks the rows that it sends; rows that another process has locked are its business. */
async function sendBatch(context: TransactionContext): Promise<number> {
  const { db, keys, now, settings } = context;
  const due = await db
    .select({
      almNo: alerts.almNo,
      almTp: alerts.almTp,
      colorNm: alerts.colorNm,
      optNm: goodsOptions.optNm,
      gdsGrpNo: alerts.gdsGrpNo,
      name: products.name,
      price: products.sortPrc,
      member: members,
      mallId: malls.mallId,
      mallUrl: malls.mallUrl,
      mallNm: malls.mallNm,
    })
    .from(alerts)
    .innerJoin(products, eq(products.gdsGrpNo, alerts.gdsGrpNo))
    .innerJoin(members, eq(members.memNo, alerts.memNo))
    .innerJoin(malls, eq(malls.mallId, members.mallId))
    .leftJoin(goodsOptions, eq(goodsOptions.optNo, alerts.optNo))
    .where(and(isNull(alerts.sentDts), gt(alerts.expDts, now()), eq(members.memStat, 'NORMAL'), isDue))
    .limit(atOnce)
    .for('update', { of: alerts, skipLocked: true });
  if (due.length === 0) return 0;
  const numbers = due.map(({ almNo }) => almNo);
  await db.update(alerts).set({ sentDts: now() }).where(inArray(alerts.almNo, numbers));
  const messages = due.flatMap(({ member, mallId, mallUrl, mallNm, ...alert }) => {
    const { email, mobile } = personOf(keys, member);
    const notice = { ...noticeFor(alert), path: `/goods/ngd/${alert.gdsGrpNo}` };
    return noticeMessages(settings, { mallId, mallUrl, mallNm }, { email, tel: mobile }, notice);
  });
  await postAll(context, messages);
  return due.length;
}

/** The option that is waited for is there, or any of them where none was chosen. */
const hasOption = sql`(
  exists (
    select 1 from ${goodsOptions}
    where ${goodsOptions.gdsGrpNo} = ${alerts.gdsGrpNo} and ${goodsOptions.stckqty} > 0
      and (${alerts.optNo} is null or ${goodsOptions.optNo} = ${alerts.optNo})
  )
  or (
    ${alerts.optNo} is null
    and not exists (select 1 from ${goodsOptions} where ${goodsOptions.gdsGrpNo} = ${alerts.gdsGrpNo})
  )
)`;

const hasColor = sql`(
  exists (
    select 1 from ${productColors}
    where ${productColors.gdsGrpNo} = ${alerts.gdsGrpNo} and ${productColors.stckqty} > 0
      and ${productColors.gdsColorStat} = 'GD00701'
      and (${alerts.colorNm} is null or ${productColors.colorNm} = ${alerts.colorNm})
  )
  or (
    ${alerts.colorNm} is null
    and not exists (select 1 from ${productColors} where ${productColors.gdsGrpNo} = ${alerts.gdsGrpNo})
  )
)`;

/** As `buyableQty` and on sale, or at the wished price; in SQL, so that 10,000 alerts of others are not read to find one. */
const isDue = sql`${products.gdsStat} = 'GD00403'
  and exists (
    select 1 from ${mallProducts}
    where ${mallProducts.gdsGrpNo} = ${products.gdsGrpNo} and ${mallProducts.mallId} = ${members.mallId}
  )
  and (
    (${alerts.almTp} = 'PRICE' and ${products.sortPrc} <= ${alerts.sendPrc})
    or (
      ${alerts.almTp} = 'RESTOCK' and ${products.stckqty} + ${products.stckqty2} > 0
      and ${hasOption} and ${hasColor}
    )
  )`;

interface DueAlert {
  almTp: AlertKind;
  name: string;
  colorNm: string | null;
  optNm: string | null;
  price: number;
}

function noticeFor({ almTp, name, colorNm, optNm, price }: DueAlert) {
  const choice = [colorNm, optNm].filter((part) => part !== null).join(' · ');
  const what = choice === '' ? name : `${name} (${choice})`;
  return almTp === 'RESTOCK'
    ? { ...noticeOf('RESTOCK_ALERT', { 상품: what }), mailText: `${what}\n지금 구매할 수 있어요.` }
    : {
        ...noticeOf('PRICE_ALERT', { 상품: what, 가격: won(price) }),
        mailText: `${what}\n지금 ${won(price)}이에요.`,
      };
}
