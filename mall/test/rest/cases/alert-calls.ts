import { alerts } from '../../../src/db/schema/alerts.ts';
import type { Shop } from '../harness/shop.ts';
import { aKey } from './buying-calls.ts';
import type { GoodCalls } from './case.ts';

/** What goods can always be asked for: that they cost less. */
export const anAlert = { gdsGrpNo: 'GD0001', almTp: 'PRICE' };

export const alertCalls: GoodCalls = {
  listAlerts: () => ({}),
  createAlert: async (shop) => {
    await forgetAlerts(shop);
    return { params: aKey(), body: anAlert };
  },
  deleteAlert: async (shop) => ({ params: { almNo: await anAlertNo(shop) } }),
};

async function anAlertNo(shop: Shop): Promise<string> {
  await forgetAlerts(shop);
  const token = await shop.tokenOf();
  const { almNo } = await shop.ask<{ almNo: string }>('createAlert', { token, params: aKey(), body: anAlert });
  return almNo;
}

/** A second one for the same would be refused. */
export async function forgetAlerts({ context: { db } }: Shop): Promise<void> {
  await db.delete(alerts);
}
