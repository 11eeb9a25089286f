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
const otherParts: Record<string, SummaryPart> = {
  cpnCnt: {
    isForShoppers: true,
    read: async ({ db, now }, { memNo }) => (await usableCoupons(db, memNo, now())).length,
  },
  hldPnt: { isForShoppers: true, read: ({ db, now }, { memNo }) => heldPoints(db, memNo, now()) },
  wishCnt: { isForShoppers: true, read: ({ db }, member) => countWishes(db, member) },
  cartCnt: { isForShoppers: true, read: ({ db }, { memNo }) => countCartLines(db, memNo) },
  qstnWaitCnt: { read: ({ db }, { memNo }) => countWaitingQuestions(db, memNo) },
  rcntOrdList: { read: (context, { memNo }) => latestOrders(context, memNo, latestShown) },
};

const parts = [...orderKinds.map(({ summary = {} }) => summary), otherParts].flatMap((each) => Object.entries(each));

/** Counts of a member. A part that cannot be read is null, and the others are there all the same. */
async function getMyShopSummary(context: MallContext, call: Call<'getMyShopSummary'>) {
  const { memNo, mallId, salesType } = memberOf(call);
  const read = async ([field, part]: [string, SummaryPart]): Promise<[string, unknown]> => {
    if (part.isForShoppers && salesType === 'UPLOAD') return [field, null];
    try {
      return [field, await part.read(context, { memNo, mallId })];
    } catch (error) {
      context.log.error({ err: error, part: field }, 'a part of my shop could not be read');
      return [field, null];
    }
  };
  const counts: Record<string, unknown> = Object.fromEntries(await Promise.all(parts.map(read)));
  return counts;
}
