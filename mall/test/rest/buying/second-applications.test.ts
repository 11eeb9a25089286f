import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../src/buying/subscription-calendar.ts';
import { toDay } from '../../../src/wire/days.ts';
import { aKey } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { openPaymentShop, pass } from '../harness/payment-shop.ts';
import { heldByProvider, play } from '../harness/payments.ts';
import { aNewMember } from '../harness/people.ts';
import type { Shop } from '../harness/shop.ts';
import { trialDays } from '../harness/subscription-model.ts';
import { anApplicationBody, applicationOf, book, registerCard } from '../harness/subscriptions.ts';

interface Estimate {
  payPrc: number;
  trialEndDt: string | null;
}

describe.each(oneDatabase)('a second application for a product with a trial, on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openPaymentShop(kind)));
  afterAll(() => shop.close());

  const aMember = async () => shop.tokenOf({ id: (await aNewMember(shop)).loginId });
  const bodyOf = (token: string) => {
    const bgnDt = toDay(shop.context.now());
    return anApplicationBody(shop, token, { subsNo: book, bgnDt });
  };
  const estimate = async (token: string) => {
    const { agreeCdList: _agreed, payPrc: _sum, rtnUrl: _way, ...wish } = await bodyOf(token);
    return shop.ask<Estimate>('estimateSubscription', { token, body: wish });
  };
  const apply = async (token: string) => {
    const sent = { token, params: aKey(), body: await bodyOf(token) };
    const { applNo, pgReq } = await shop.ask<{ applNo: string; pgReq: { payNo: string } }>('applySubscription', sent);
    return { applNo, payNo: pgReq.payNo };
  };

  test.each(['left open', 'refused'])('begins a trial too, after one that was %s, and ends that', async (how) => {
    const token = await aMember();
    const first = await apply(token);
    if (how === 'refused') await play(shop, first.payNo, { act: 'refuse' });
    const trialEndDt = addDays(toDay(shop.context.now()), trialDays);
    expect(await estimate(token)).toMatchObject({ trialEndDt });

    const second = await apply(token);
    expect((await applicationOf(shop, token, first.applNo)).stat).toBe('SB00202');
    await registerCard(shop, token, second.payNo);
    expect(await applicationOf(shop, token, second.applNo)).toMatchObject({ stat: 'SB00102', trialEndDt, payHist: [] });
    // Its window may be open still.
    if (how === 'left open') await registerCard(shop, token, first.payNo);
    await pass(shop, 60);
    expect((await applicationOf(shop, token, first.applNo)).stat).toBe('SB00202');
    for (const ordNo of [first.applNo, second.applNo]) expect(await heldByProvider(shop, { ordNo })).toBe(0);
    expect(await estimate(token)).toMatchObject({ trialEndDt: null });
  });
});
