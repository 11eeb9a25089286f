import type { MallContext } from '../../context.ts';

/** Queues the next step of the simulated shop with a phone order, as `planShopStep` does for goods. */
export async function planPhoneStep({ db, settings, jobs, now }: MallContext, ordNo: string): Promise<void> {
  if (settings.shopPaceSeconds === 0) return;
  const due = new Date(now().getTime() + settings.shopPaceSeconds * 1000);
  await jobs.sendOnePerKey(db, 'wireless-step', ordNo, { ordNo }, due);
}
