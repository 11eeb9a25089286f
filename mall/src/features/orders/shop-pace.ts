import type { MallContext } from '../../context.ts';

/**
 * Plans what the shop does next, unless a step of this order is planned already. The embedded mall plays a shop that takes a
 * step at each pace; with a pace of 0 it takes none.
 */
export async function planShopStep({ db, settings, jobs, now }: MallContext, ordNo: string): Promise<void> {
  if (settings.shopPaceSeconds === 0) return;
  const due = new Date(now().getTime() + settings.shopPaceSeconds * 1000);
  await jobs.sendOnePerKey(db, 'shop-step', ordNo, { ordNo }, due);
}
