import { and, count, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import {
  ascending,
  descending,
  rowOrder,
  toAftrKey,
  withAftrKeys,
  type OrderTerm,
  type RowOrder,
} from '../../http/row-keys.ts';
import { mallProducts } from '../../db/schema/categories.ts';
import { wishes } from '../../db/schema/members.ts';
import { goods, products } from '../../db/schema/products.ts';
import { memberOf, type Call, type Caller, type Handlers } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { knownStatuses } from '../products/sale-status.ts';
import { loadGoods, loadWireless, viewerOf } from '../products/load-products.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export const wishHandlers = { setWish, listWishes } satisfies Partial<Handlers>;

async function setWish(context: MallContext, call: Call<'setWish'>) {
  const { gdsGrpNo, fvrtYn } = call.body;
  const { memNo } = memberOf(call);
  if (!(await isOnShelf(context.db, call.mallId, gdsGrpNo))) throw notFound('상품을', 'gdsGrpNo');
  await inTransaction(context, async (context) => {
    const { db } = context;
    await lockCaller(db, memNo);
    if (fvrtYn === 'Y') await db.insert(wishes).values({ memNo, gdsGrpNo }).onConflictDoNothing();
    else await db.delete(wishes).where(and(eq(wishes.memNo, memNo), eq(wishes.gdsGrpNo, gdsGrpNo)));
  });
  return { gdsGrpNo, fvrtYn };
}

async function listWishes(context: MallContext, call: Call<'listWishes'>) {
  const { db } = context;
  const { page, size, gdsTp = null, sort = null } = call.params;
  const { memNo } = memberOf(call);
  const member = { memNo, mallId: call.mallId };
  const order = rowOrder([...(sort ? [orders[sort]] : []), ...latest], call.params);
  const [rows, [total]] = await Promise.all([
    shownWishes(db, member, gdsTp, order)
      .orderBy(...order.orderBy)
      .limit(size)
      .offset(order.offset),
    db.select({ count: count() }).from(shownWishes(db, member, gdsTp).as('shown')),
  ]);
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind).map(({ gdsGrpNo }) => gdsGrpNo);
  const [goodsList, ncpList] = await Promise.all([
    loadGoods(context, viewerOf(call), ofKind('GOODS')),
    loadWireless(context, viewerOf(call), ofKind('WIRELESS')),
  ]);
  const keys = new Map(rows.map(({ gdsGrpNo, key }) => [gdsGrpNo, toAftrKey(key)]));
  return {
    goodsList: withAftrKeys(goodsList, keys),
    ncpList: withAftrKeys(ncpList, keys),
    totalCnt: total?.count ?? 0,
    page,
    size,
    gdsTp,
    sort,
  };
}

type WishParams = Call<'listWishes'>['params'];

const latest = [descending(wishes.createdAt, 'timestamptz'), descending(wishes.gdsGrpNo, 'text')];

const orders: Record<NonNullable<WishParams['sort']>, OrderTerm> = {
  RECOMMEND: ascending(mallProducts.recommendRank, 'integer'),
  NEW: descending(mallProducts.regDts, 'timestamptz'),
  SALES: descending(mallProducts.salesCnt, 'integer'),
  PRICE_ASC: ascending(mallProducts.sortPrc, 'integer'),
  PRICE_DESC: descending(mallProducts.sortPrc, 'integer'),
};

const kinds: Record<NonNullable<WishParams['gdsTp']>, SQL | undefined> = {
  GOODS: and(eq(products.kind, 'GOODS'), isNull(goods.subs)),
  WIRELESS: eq(products.kind, 'WIRELESS'),
  SUBS: isNotNull(goods.subs),
};

/** How many favorites a member has, without those that the mall no longer has. */
export async function countWishes(db: Database, member: Pick<Caller, 'memNo' | 'mallId'>): Promise<number> {
  const [row] = await db.select({ count: count() }).from(shownWishes(db, member).as('shown'));
  return row?.count ?? 0;
}

function shownWishes(
  db: Database,
  { memNo, mallId }: Pick<Caller, 'memNo' | 'mallId'>,
  gdsTp: WishParams['gdsTp'] | null = null,
  order: Partial<Pick<RowOrder, 'key' | 'behind'>> = {},
) {
  return db
    .select({ gdsGrpNo: wishes.gdsGrpNo, kind: products.kind, key: (order.key ?? sql`null`).as('key') })
    .from(wishes)
    .innerJoin(mallProducts, eq(mallProducts.gdsGrpNo, wishes.gdsGrpNo))
    .innerJoin(products, eq(products.gdsGrpNo, wishes.gdsGrpNo))
    .leftJoin(goods, eq(goods.gdsGrpNo, wishes.gdsGrpNo))
    .where(
      and(
        eq(wishes.memNo, memNo),
        eq(mallProducts.mallId, mallId),
        inArray(products.gdsStat, knownStatuses),
        gdsTp ? kinds[gdsTp] : undefined,
        order.behind,
      ),
    );
}

async function isOnShelf(db: Database, mallId: string, gdsGrpNo: string): Promise<boolean> {
  const [row] = await db
    .select({ gdsGrpNo: products.gdsGrpNo })
    .from(mallProducts)
    .innerJoin(products, eq(products.gdsGrpNo, mallProducts.gdsGrpNo))
    .where(
      and(
        eq(mallProducts.mallId, mallId),
        eq(mallProducts.gdsGrpNo, gdsGrpNo),
        inArray(products.gdsStat, knownStatuses),
      ),
    )
    .limit(1);
  return row !== undefined;
}
