import type { MallContext } from '../../context.ts';

/** Queues the next step of the simulated shop, unless one is queued for this order. A pace of 0 means no steps. */
export async function planShopStep(context: MallContext, ordNo: string): Promise<void> {
  await planShopSteps(context, [ordNo]);
}

/** Likewise for many orders, in one statement. */
export async function planShopSteps(
  { db, settings, jobs, now }: MallContext,
  numbers: readonly string[],
): Promise<void> {
  if (settings.shopPaceSeconds === 0) return;
  const due = new Date(now().getTime() + settings.shopPaceSeconds * 1000);
  await jobs.sendAllOnePerKey(
    db,
    'shop-step',
    numbers.map((ordNo) => ({ key: ordNo, data: { ordNo } })),
    due,
  );
}
