import type { MallContext } from '../../context.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { heldPoints } from '../benefits/points.ts';
import { usableCoupons } from '../benefits/wallet.ts';
import { countCartLines } from '../carts/cart.queries.ts';
import type { SummaryPart } from '../order-kinds/order-kind.ts';
import { orderKinds } from '../order-kinds/order-kinds.ts';
import { latestOrders } from '../order-list/orders.ts';
import { countWaitingQuestions } from '../questions/question.queries.ts';
import { countWishes } from '../wishes/wishes.ts';

export const myShopHandlers = { getMyShopSummary } satisfies Partial<Handlers>;

const latestShown = 3;

/** The parts that belong to no kind of order, by field. */
const otherParts = {
  cpnCnt: {
    isForShoppers: true,
    read: async ({ db, now }, memNo) => (await usableCoupons(db, memNo, now())).length,
  },
  hldPnt: { isForShoppers: true, read: ({ db, now }, memNo) => heldPoints(db, memNo, now()) },
  cartCnt: { isForShoppers: true, read: ({ db }, memNo) => countCartLines(db, memNo) },
  qstnWaitCnt: { read: ({ db }, memNo) => countWaitingQuestions(db, memNo) },
  rcntOrdList: { read: (context, memNo) => latestOrders(context, memNo, latestShown) },
} satisfies Record<string, SummaryPart>;

/** Counts of a member. A part that cannot be read is null, and the others are there all the same. */
async function getMyShopSummary(context: MallContext, call: Call<'getMyShopSummary'>) {
  const { memNo, mallId, salesType } = memberOf(call);
  const wishCnt: SummaryPart = {
    isForShoppers: true,
    read: ({ db }) => countWishes(db, { memNo, mallId }),
  };
  const parts: Record<string, SummaryPart> = Object.assign(
    {},
    ...orderKinds.map(({ summary = {} }) => summary),
    otherParts,
    { wishCnt },
  );
  const read = async ([field, { isForShoppers, read }]: [string, SummaryPart]) => {
    if (isForShoppers && salesType === 'UPLOAD') return [field, null];
    try {
      return [field, await read(context, memNo)];
    } catch (error) {
      context.log.error({ err: error, part: field }, 'a part of my shop could not be read');
      return [field, null];
    }
  };
  return Object.fromEntries(await Promise.all(Object.entries(parts).map(read)));
}
