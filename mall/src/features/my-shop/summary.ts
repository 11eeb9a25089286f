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

interface Field {
  isForShoppers?: boolean;
  read(...args: Parameters<SummaryPart['read']>): Promise<unknown>;
}

/** The parts that belong to no kind of order, by field. */
const otherFields: Record<string, Field> = {
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

const parts: SummaryPart[] = [
  ...orderKinds.flatMap(({ summary }) => summary ?? []),
  ...Object.entries(otherFields).map(([field, { read, ...part }]) => ({
    ...part,
    fields: [field],
    read: async (...args: Parameters<typeof read>) => ({ [field]: await read(...args) }),
  })),
];

/** Counts of a member. A part that cannot be read is null, and the others are there all the same. */
async function getMyShopSummary(context: MallContext, call: Call<'getMyShopSummary'>) {
  const { memNo, mallId, salesType } = memberOf(call);
  const read = async ({ fields, isForShoppers, read }: SummaryPart): Promise<Readonly<Record<string, unknown>>> => {
    const none = Object.fromEntries(fields.map((field) => [field, null]));
    if (isForShoppers && salesType === 'UPLOAD') return none;
    try {
      return await read(context, { memNo, mallId });
    } catch (error) {
      context.log.error({ err: error, part: fields.join() }, 'a part of my shop could not be read');
      return none;
    }
  };
  const counts: Record<string, unknown> = Object.assign({}, ...(await Promise.all(parts.map(read))));
  return counts;
}
