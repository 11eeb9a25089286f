import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { isSubscriptionState } from '../../buying/subscription-states.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { hasWords, type OrderSource } from '../../search/order-search.ts';
import { latestCharges, orderRow } from './application.ts';
import { findSubscription } from './subscription.queries.ts';

/** Subscriptions in the list of all orders. */
export const subscriptionSource: OrderSource = {
  types: ['SUBS'],
  find(_db, { memNo, codes, from, until, words }) {
    const wanted = and(
      eq(subscriptions.memNo, memNo),
      codes === null ? undefined : inArray(subscriptions.stat, codes.filter(isSubscriptionState)),
      from ? gte(subscriptions.regDts, from) : undefined,
      until ? lt(subscriptions.regDts, until) : undefined,
      hasWords(sql`${subscriptions.subsNm}`, words),
    );
    return sql`select ${subscriptions.applNo} as no, ${subscriptions.regDts} as dts from ${subscriptions} where ${wanted}`;
  },
  async load({ db, now }, numbers) {
    const rows = await db
      .select()
      .from(subscriptions)
      .where(inArray(subscriptions.applNo, [...numbers]));
    const charges = await latestCharges(
      db,
      rows.map(({ applNo }) => applNo),
    );
    return rows.map((row) => orderRow(row, charges.get(row.applNo), now()));
  },
  owns: async (db, memNo, applNo) => (await findSubscription(db, applNo))?.memNo === memNo,
};
