import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { takeFromStores } from '../../buying/stock.ts';
import type { Database } from '../../db/database.ts';
import { goodsOptions, productColors, products } from '../../db/schema/products.ts';
import type { Choice } from '../carts/choices.ts';

interface Pieces extends Choice {
  qty: number;
}

/** Pieces that go back where they came from. */
interface TakenPieces extends Pieces {
  /** How many of them came from the second store. */
  stckqty2: number;
}

/** Locks what some choices take from until the transaction ends, always in the same order, so that two orders never wait for each other. */
export async function lockStock(db: Database, choices: readonly Choice[]): Promise<void> {
  const numbers = [...new Set(choices.map(({ gdsGrpNo }) => gdsGrpNo))].toSorted();
  if (numbers.length === 0) return;
  await db
    .select({ gdsGrpNo: products.gdsGrpNo })
    .from(products)
    .where(inArray(products.gdsGrpNo, numbers))
    .orderBy(asc(products.gdsGrpNo))
    .for('update');
  // A lock on the product covers its options and colors: nothing locks these alone.
}

/** Takes pieces that are there; the rows are locked. Returns for each how many came from the second store. */
export async function takePieces(db: Database, wanted: readonly Pieces[]): Promise<number[]> {
  const fromSecondStore: number[] = [];
  for (const pieces of wanted) {
    fromSecondStore.push(await take(db, pieces));
  }
  return fromSecondStore;
}

async function take(db: Database, { gdsGrpNo, optNo, colorNm, qty }: Pieces): Promise<number> {
  const ofGroup = eq(products.gdsGrpNo, gdsGrpNo);
  const [group] = await db.select({ stckqty: products.stckqty }).from(products).where(ofGroup);
  const { fromFirst, fromSecond } = takeFromStores(group?.stckqty ?? 0, qty);
  await move(db, { gdsGrpNo, optNo, colorNm, qty: -qty, stckqty2: -fromSecond });
  if (fromFirst + fromSecond !== qty) throw new Error('Pieces were lost between the stores.');
  return fromSecond;
}

/** Gives pieces back to where they came from. */
export async function putBack(db: Database, taken: readonly TakenPieces[]): Promise<void> {
  await lockStock(db, taken);
  for (const pieces of taken) {
    await move(db, pieces);
  }
}

/** Adds pieces, or takes them away where they are negative. An option or color that is gone keeps none. */
async function move(db: Database, { gdsGrpNo, optNo, colorNm, qty, stckqty2 }: TakenPieces): Promise<void> {
  await db
    .update(products)
    .set({
      stckqty: sql`${products.stckqty} + ${qty - stckqty2}`,
      stckqty2: sql`${products.stckqty2} + ${stckqty2}`,
    })
    .where(eq(products.gdsGrpNo, gdsGrpNo));
  if (optNo !== null) {
    const stckqty = sql`${goodsOptions.stckqty} + ${qty}`;
    await db.update(goodsOptions).set({ stckqty }).where(eq(goodsOptions.optNo, optNo));
  }
  if (colorNm !== null) {
    const ofColor = and(eq(productColors.gdsGrpNo, gdsGrpNo), eq(productColors.colorNm, colorNm));
    const stckqty = sql`${productColors.stckqty} + ${qty}`;
    await db.update(productColors).set({ stckqty }).where(ofColor);
  }
}
