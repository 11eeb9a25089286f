import { and, eq, lt, sql } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { goods, goodsOptions, plannedChanges, productColors, products } from '../../db/schema/products.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import type { JobData, JobHandlers } from '../../jobs/job-kinds.ts';
import type { QueueOverdue } from '../../jobs/overdue.ts';
import { newNumber } from '../../security/numbers.ts';

export type ProductChange = JobData['product-change'];

export function productJobs(context: MallContext): Pick<JobHandlers, 'planned-change' | 'product-change'> {
  return {
    'planned-change': ({ planNo }) => inTransaction(context, (context) => carryOut(context, planNo)),
    'product-change': (change) => inTransaction(context, (context) => changeProduct(context, change)),
  };
}

/** Plans a change for a moment. Until then it can be withdrawn. */
export async function planChange(context: TransactionContext, change: ProductChange, fromDts: Date): Promise<void> {
  const planNo = newNumber('PP', context.now());
  await context.db.insert(plannedChanges).values({ planNo, fromDts, ...change });
  await context.jobs.send(context.db, 'planned-change', { planNo }, fromDts);
}

/** False: there is no such plan, or it is in force. */
export async function withdrawPlan(db: Transaction, planNo: string): Promise<boolean> {
  const isIt = eq(plannedChanges.planNo, planNo);
  const withdrawn = await db.delete(plannedChanges).where(isIt).returning({ planNo: plannedChanges.planNo });
  return withdrawn.length > 0;
}

/** Its row goes with the change, so that it takes effect once, and not at all after it was withdrawn. */
async function carryOut(context: TransactionContext, planNo: string): Promise<void> {
  const isIt = eq(plannedChanges.planNo, planNo);
  const [plan] = await context.db.delete(plannedChanges).where(isIt).returning();
  if (plan) await changeProduct(context, plan);
}

/** Plans that were due before an instant. */
export async function queueOverduePlans(db: Database, before: Date, queue: QueueOverdue): Promise<void> {
  const { planNo, fromDts } = plannedChanges;
  await queue('planned-change', await db.select({ planNo }).from(plannedChanges).where(lt(fromDts, before)));
}

/** Changes stock, price or sale of a product now. Options and colors that are gone meanwhile change nothing. */
export async function changeProduct({ db }: TransactionContext, change: ProductChange): Promise<void> {
  const { gdsGrpNo, slPrc, gdsStat } = change;
  const isIt = eq(products.gdsGrpNo, gdsGrpNo);
  const [row] = await db.select().from(products).where(isIt).for('update');
  if (!row) return;
  if (slPrc !== null) {
    const mktPrc = sql<number>`greatest(${goods.mktPrc}, ${slPrc})`;
    await db.update(goods).set({ slPrc, mktPrc }).where(eq(goods.gdsGrpNo, gdsGrpNo));
    await db.update(products).set({ sortPrc: slPrc }).where(isIt);
  }
  if (gdsStat !== null) await db.update(products).set({ gdsStat }).where(isIt);
  await changeStock(db, change);
}

/** A choice changes its product by as many pieces. */
async function changeStock(db: Transaction, { gdsGrpNo, stckqty, optNo, colorNm }: ProductChange): Promise<void> {
  if (stckqty === null) return;
  const isIt = eq(products.gdsGrpNo, gdsGrpNo);
  const before = await piecesOf(db, { gdsGrpNo, optNo, colorNm });
  if (before === null) return;
  if (optNo !== null) await db.update(goodsOptions).set({ stckqty }).where(eq(goodsOptions.optNo, optNo));
  else if (colorNm !== null) {
    const isColor = and(eq(productColors.gdsGrpNo, gdsGrpNo), eq(productColors.colorNm, colorNm));
    await db.update(productColors).set({ stckqty }).where(isColor);
  }
  const change = stckqty - before;
  await db
    .update(products)
    .set({ stckqty: sql`greatest(${products.stckqty} + ${change}, 0)` })
    .where(isIt);
}

/** Free pieces of a product, or of a choice. Null: there is no such choice. */
export async function piecesOf(
  db: Transaction,
  { gdsGrpNo, optNo, colorNm }: Pick<ProductChange, 'gdsGrpNo' | 'optNo' | 'colorNm'>,
): Promise<number | null> {
  if (optNo !== null) {
    const isOption = and(eq(goodsOptions.gdsGrpNo, gdsGrpNo), eq(goodsOptions.optNo, optNo));
    const [option] = await db.select({ stckqty: goodsOptions.stckqty }).from(goodsOptions).where(isOption);
    return option?.stckqty ?? null;
  }
  if (colorNm !== null) {
    const isColor = and(eq(productColors.gdsGrpNo, gdsGrpNo), eq(productColors.colorNm, colorNm));
    const [color] = await db.select({ stckqty: productColors.stckqty }).from(productColors).where(isColor);
    return color?.stckqty ?? null;
  }
  const { stckqty, stckqty2 } = products;
  const [row] = await db.select({ stckqty, stckqty2 }).from(products).where(eq(products.gdsGrpNo, gdsGrpNo));
  return row ? row.stckqty + row.stckqty2 : null;
}
