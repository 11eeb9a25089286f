import { malls } from '../../../src/db/schema/malls.ts';
import type { Database } from '../../../src/db/database.ts';
import { mallProducts } from '../../../src/db/schema/categories.ts';
import { members } from '../../../src/db/schema/members.ts';
import { goods, products } from '../../../src/db/schema/products.ts';
import { aGoods, aMember, aProduct, aShelf, plainRow } from './builders.ts';
import { uploaderIds } from './uploaders.ts';
import { home, passwordHash, seedWorld } from './world.ts';

/** Number of additional goods for tests that write much: GDX0, GDX1 and so on. */
const manyGoods = Array.from({ length: 2000 }, (_, index) => `GDX${index}`);

/** Fills an empty database for a mall in a process of its own: the data set of the tests, many more goods, and members. */
export async function seedProcessWorld(db: Database): Promise<void> {
  if ((await db.select().from(malls).limit(1)).length > 0) return;
  await db.transaction(async (transaction) => {
    await seedWorld(transaction);
    await transaction
      .insert(members)
      .values(uploaderIds.map((loginId) => plainRow(aMember({ mallId: home, loginId, passwordHash }))));
    await transaction
      .insert(products)
      .values(manyGoods.map((gdsGrpNo) => aProduct({ gdsGrpNo, name: gdsGrpNo, sortPrc: 1000 })));
    await transaction.insert(goods).values(manyGoods.map((gdsGrpNo) => aGoods({ gdsGrpNo, slPrc: 1000 })));
    await transaction
      .insert(mallProducts)
      .values(manyGoods.map((gdsGrpNo, index) => aShelf({ mallId: home, gdsGrpNo, index })));
  });
}
