import type { MallContext } from '../../context.ts';

/** Queues the next step of the simulated shop, unless one is queued for this order. A pace of 0 means no steps. */
export async function planShopStep({ db, settings, jobs, now }: MallContext, ordNo: string): Promise<void> {
  if (settings.shopPaceSeconds === 0) return;
  const due = new Date(now().getTime() + settings.shopPaceSeconds * 1000);
  await jobs.sendOnePerKey(db, 'shop-step', ordNo, { ordNo }, due);
}
