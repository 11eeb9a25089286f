import type { Database } from 'mall/db/database.ts';
import { startOfDay, toDay } from 'mall/wire/days.ts';
import { goods, goodsOptions, plannedChanges, productColors, products } from 'mall/db/schema/products.ts';
import {
  additionalServices,
  carriers,
  plans,
  wireless,
  wirelessMemories,
  wirelessPlans,
} from 'mall/db/schema/wireless.ts';
import { allGoods } from './goods/all-goods.ts';
import { insertRows } from 'mall/db/insert-rows.ts';
import type { Placed } from './malls/assortment.ts';
import { hashOf } from './random.ts';
import { dayInMilliseconds, moved } from './seed-dates.ts';
import type { GoodsBundle } from './seed-rows.ts';
import { allPhones } from './phones/all-phones.ts';
import { serviceList } from './phones/additional-services.ts';
import { allCarriers, carrier, planAgesOf, planDiscountOf, planList } from './phones/plan-list.ts';

/** Inserts every product of the family and returns them for the malls, phones first. */
export async function seedCatalog(db: Database, filledOn: Date): Promise<readonly Placed[]> {
  const phones = allPhones();
  const things = allGoods();
  await insertRows(db, carriers, allCarriers);
  await insertRows(db, plans, planRows());
  await insertRows(db, additionalServices, serviceList);
  await insertRows(
    db,
    products,
    [...phones, ...things].map(({ product }) => ({ ...product, regDts: moved(product.regDts, filledOn) })),
  );
  await insertRows(
    db,
    productColors,
    [...phones, ...things].flatMap(({ colors }) => colors),
  );
  await insertRows(
    db,
    wireless,
    phones.map((phone) => phone.wireless),
  );
  await insertRows(
    db,
    wirelessMemories,
    phones.flatMap(({ memories }) => memories),
  );
  await insertRows(
    db,
    wirelessPlans,
    phones.flatMap((phone) => phone.plans),
  );
  await insertRows(
    db,
    goods,
    things.map((thing) => thing.goods),
  );
  await insertRows(
    db,
    goodsOptions,
    things.flatMap(({ options }) => options),
  );
  await insertRows(
    db,
    plannedChanges,
    things.flatMap((thing) => priceRiseOf(thing, filledOn)),
  );
  return [...phones, ...things];
}

/** The usual price comes back three days to four weeks after the database was filled. */
function priceRiseOf({ goods: { gdsGrpNo, mktPrc, slPrc }, placing }: GoodsBundle, filledOn: Date) {
  if (!placing.isSpecial) return [];
  const days = 3 + (hashOf(`price rise ${gdsGrpNo}`) % 25);
  const today = startOfDay(toDay(filledOn)) ?? filledOn;
  const fromDts = new Date(today.getTime() + (days + 1) * dayInMilliseconds);
  const usual = Math.max(Math.floor((mktPrc * 0.9) / 100) * 100, slPrc + 100);
  return [{ planNo: `PP${gdsGrpNo}`, gdsGrpNo, slPrc: usual, fromDts }];
}

function planRows(): (typeof plans.$inferInsert)[] {
  return planList.map((plan, index) => {
    const { group: _group, ...row } = plan;
    return {
      ...row,
      telecomCd: carrier.telecomCd,
      slctDscntPrc: planDiscountOf(plan),
      ...planAgesOf(plan),
      prir: index + 1,
    };
  });
}
