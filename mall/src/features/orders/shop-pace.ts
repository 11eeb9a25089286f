import type { SQL } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { writeTogether } from '../../db/write-together.ts';

/** Queues the next step of the simulated shop, unless one is queued for this order. A pace of 0 means no steps. */
export async function planShopStep(context: MallContext, ordNo: string): Promise<void> {
  await planShopSteps(context, [ordNo]);
}

/** Likewise for many orders, in one statement. */
export async function planShopSteps(context: MallContext, numbers: readonly string[]): Promise<void> {
  await writeTogether(context.db, await shopStepsIn(context, numbers));
}

/** The same for `writeTogether`. */
export async function shopStepsIn({ settings, jobs, now }: MallContext, numbers: readonly string[]): Promise<SQL[]> {
  if (settings.shopPaceSeconds === 0) return [];
  const due = new Date(now().getTime() + settings.shopPaceSeconds * 1000);
  return jobs.sendAllOnePerKeyIn(
    'shop-step',
    numbers.map((ordNo) => ({ key: ordNo, data: { ordNo } })),
    due,
  );
}
