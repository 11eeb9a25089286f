import { once } from 'node:events';
import { malls } from '../../../src/db/schema/malls.ts';
import { goods, products } from '../../../src/db/schema/products.ts';
import { mallProducts } from '../../../src/db/schema/categories.ts';
import { runMall } from '../../../src/run.ts';
import { aGoods, aProduct, aShelf } from './builders.ts';
import { home, seedWorld } from './world.ts';

/** So many goods more, for tests that write much: GDX0, GDX1 and so on. */
const manyGoods = Array.from({ length: 2000 }, (_, index) => `GDX${index}`);

// Everything is loaded by now: a process that was told to wait opens at once when its turn comes.
if (process.env['WAIT_FOR_TURN'] === 'Y') await once(process.stdin, 'data');
// A test that is over, or was ended, leaves no mall behind.
process.stdin.on('end', () => process.exit(2)).resume();

// A mall of its own process with the world of the tests, for tests that end it.
await runMall({
  seed: async (db) => {
    if ((await db.select().from(malls).limit(1)).length > 0) return;
    await db.transaction(async (transaction) => {
      await seedWorld(transaction);
      await transaction
        .insert(products)
        .values(manyGoods.map((gdsGrpNo) => aProduct({ gdsGrpNo, name: gdsGrpNo, sortPrc: 1000 })));
      await transaction.insert(goods).values(manyGoods.map((gdsGrpNo) => aGoods({ gdsGrpNo, slPrc: 1000 })));
      await transaction
        .insert(mallProducts)
        .values(manyGoods.map((gdsGrpNo, index) => aShelf({ mallId: home, gdsGrpNo, index })));
    });
  },
});
