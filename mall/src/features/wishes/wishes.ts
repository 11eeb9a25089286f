import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { mallProducts } from '../../db/schema/categories.ts';
import { wishes } from '../../db/schema/members.ts';
import { goods, products } from '../../db/schema/products.ts';
import { memberOf, type Call, type Caller, type Handlers } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { lockCaller } from '../members/members.queries.ts';
import { knownStatuses } from '../products/sale-status.ts';
import { loadGoods, loadWireless, viewerOf } from '../products/load-products.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export const wishHandlers = { setWish, listWishes } satisfies Partial<Handlers>;

async function setWish(context: MallContext, call: Call<'setWish'>) {
  const { gdsGrpNo, fvrtYn } = call.body;
  const { memNo } = memberOf(call);
  if (!(await isOnShelf(context.db, call.mallId, gdsGrpNo))) throw notFound('상품을');
  await inTransaction(context, async (context) => {
    const { db } = context;
    await lockCaller(db, memNo);
    if (fvrtYn === 'Y') await db.insert(wishes).values({ memNo, gdsGrpNo }).onConflictDoNothing();
    else await db.delete(wishes).where(and(eq(wishes.memNo, memNo), eq(wishes.gdsGrpNo, gdsGrpNo)));
  });
  return { gdsGrpNo, fvrtYn };
}

async function listWishes({ db }: MallContext, call: Call<'listWishes'>) {
  const { page, size, gdsTp = null, sort = null } = call.params;
  const { memNo } = memberOf(call);
  const from = () => shownWishes(db, { memNo, mallId: call.mallId }, gdsTp);
  const [rows, [total]] = await Promise.all([
    from()
      .orderBy(...(sort ? [orders[sort]] : []), desc(wishes.createdAt), desc(wishes.gdsGrpNo))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ count: count() }).from(from().as('shown')),
  ]);
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind).map(({ gdsGrpNo }) => gdsGrpNo);
  const [goodsList, ncpList] = await Promise.all([
    loadGoods(db, viewerOf(call), ofKind('GOODS')),
    loadWireless(db, viewerOf(call), ofKind('WIRELESS')),
  ]);
  return { goodsList, ncpList, totalCnt: total?.count ?? 0, page, size, gdsTp, sort };
}

type WishParams = Call<'listWishes'>['params'];

const orders: Record<NonNullable<WishParams['sort']>, SQL> = {
  RECOMMEND: asc(mallProducts.recommendRank),
  NEW: desc(mallProducts.regDts),
  SALES: desc(mallProducts.salesCnt),
  PRICE_ASC: asc(mallProducts.sortPrc),
  PRICE_DESC: desc(mallProducts.sortPrc),
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
) {
  return db
    .select({ gdsGrpNo: wishes.gdsGrpNo, kind: products.kind })
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
