import { mostAlerts } from '../../../src/buying/alert-rules.ts';
import { alerts } from '../../../src/db/schema/alerts.ts';
import { memNoOf } from '../harness/builders.ts';
import { elsewhere, home } from '../harness/world.ts';
import { alertCalls, anAlert, forgetAlerts } from './alert-calls.ts';
import { aKey } from './buying-calls.ts';
import { aCase, type Case, type GoodCall } from './case.ts';

const asking =
  (change: object): GoodCall =>
  async (shop) => {
    await forgetAlerts(shop);
    return { token: await shop.tokenOf(), params: aKey(), body: { ...anAlert, ...change } };
  };

const ending =
  (almNo: string): GoodCall =>
  async (shop) => ({ token: await shop.tokenOf(), params: { almNo } });

export const alertCases: Case[] = [
  aCase('createAlert', '1400', 'nothing', async (shop) => ({ token: await shop.tokenOf(), params: aKey(), body: {} }), [
    'almTp',
    'gdsGrpNo',
  ]),
  aCase('createAlert', '1400', 'an unknown kind', asking({ almTp: 'SALE' }), ['almTp']),
  aCase('createAlert', '1400', 'an unknown option', asking({ optNo: 'none' }), ['optNo']),
  aCase('createAlert', '1400', 'an unknown color', asking({ colorNm: '없는 색' }), ['colorNm']),
  aCase('createAlert', '1400', 'a price that is not lower', asking({ tgtPrc: 2_000_000_000 }), ['tgtPrc']),
  aCase('createAlert', '1404', 'an unknown product', asking({ gdsGrpNo: 'GD9999' })),
  aCase('createAlert', '1409', 'restock of what can be bought', asking({ gdsGrpNo: 'GD0004', almTp: 'RESTOCK' })),
  aCase('createAlert', '1409', 'a second one for the same', async (shop) => {
    const call = await asking({})(shop);
    await shop.send('createAlert', call);
    return { ...call, params: aKey() };
  }),
  aCase('createAlert', '1409', 'a 51st', async (shop) => {
    const call = await asking({})(shop);
    const { db, now } = shop.context;
    const expDts = new Date(now().getTime() + 86_400_000);
    const rows = Array.from({ length: mostAlerts }, (_, index) => ({
      almNo: `AM${index}`,
      memNo: memNoOf(home),
      gdsGrpNo: 'GD0002',
      almTp: 'PRICE' as const,
      regDts: now(),
      expDts,
    }));
    await db.insert(alerts).values(rows);
    return call;
  }),
  aCase('deleteAlert', '1400', 'a number that is none', ending('?'), ['almNo']),
  aCase('deleteAlert', '1404', 'an unknown alert', ending('AM20261123A1B2C3D4E5')),
  aCase('deleteAlert', '1404', "another member's alert", async (shop) => ({
    ...(await alertCalls['deleteAlert']?.(shop)),
    token: await shop.tokenOf({ mallId: elsewhere }),
  })),
];
