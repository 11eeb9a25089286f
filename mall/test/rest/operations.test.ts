import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullTier } from '../../../scripts/lib/test-tiers.ts';
import { accessCodesOf } from '../access/access-codes.ts';
import { accountInvalidCases, accountRefusalCases } from './cases/account-cases.ts';
import { accountLimitCases } from './cases/account-limit-cases.ts';
import { buyingCases } from './cases/buying-cases.ts';
import { exhibitionCases } from './cases/exhibition-cases.ts';
import { couponCases } from './cases/coupon-cases.ts';
import { phonePriceCases } from './cases/phone-price-cases.ts';
import type { Case } from './cases/case.ts';
import { limitCases, limitSettings } from './cases/limit-cases.ts';
import { paymentCases, unreachableCases, unreachableProvider } from './cases/payment-cases.ts';
import { phoneOrderCases, unreachablePhoneCases } from './cases/phone-order-cases.ts';
import { invalidCases, notFoundCases, signInCases } from './cases/refusal-cases.ts';
import { questionCases } from './cases/question-cases.ts';
import { subscriptionCases } from './cases/subscription-cases.ts';
import { alertCases } from './cases/alert-cases.ts';
import { guestOrderCases } from './cases/guest-order-cases.ts';
import { statementCases } from './cases/statement-cases.ts';
import { ticketCases } from './cases/ticket-cases.ts';
import { crowdedUploadCases, unreachableUploadCases, uploadCases } from './cases/upload-cases.ts';
import { successCases } from './cases/success-cases.ts';
import { openCaptchaJudge, type CaptchaJudge } from './harness/captcha-judge.ts';
import { documentedCodes, operations } from './harness/contract.ts';
import { databaseKinds, oneDatabase } from './harness/databases.ts';
import { openShop, type Shop } from './harness/shop.ts';
import { copiedTexts, textsOfTables } from './harness/stored-texts.ts';
import { home, password } from './harness/world.ts';

/** They need little that is made first. */
const plainCases = [...invalidCases, ...notFoundCases, ...signInCases, ...accountInvalidCases, ...accountRefusalCases];
const casesOfAreas = [
  ...buyingCases,
  ...phonePriceCases,
  ...paymentCases,
  ...phoneOrderCases,
  ...subscriptionCases,
  ...exhibitionCases,
  ...questionCases,
  ...couponCases,
  ...uploadCases,
  ...alertCases,
  ...ticketCases,
  ...guestOrderCases,
  ...statementCases,
];
const ordinaryCases = [...plainCases, ...casesOfAreas];
/** Of the areas the quick tier has the conflicts, and not every wrong field and number. */
const conflicts = casesOfAreas.filter(({ code }) => code !== '1400' && code !== '1404');
const tooOftenCases = [...limitCases, ...accountLimitCases, ...crowdedUploadCases];

const captchaCases: Case[] = ([undefined, 'robot', 'silence'] as const).map((token) => ({
  operation: 'signIn',
  code: '1111',
  name: `the captcha token is ${token ?? 'missing'}`,
  send: (shop) =>
    shop.send('signIn', { params: { 'X-Recaptcha-Token': token }, body: { id: 'member', password, mallId: home } }),
}));

/** Names, numbers, addresses and texts of people in the calls of the tests. */
const personal = [
  /한가온|한다솜|홍길동|김결/u,
  /(?<![\w.-])01[016789]-?\d{3,4}-?\d{4}(?!\w)/u,
  /[\w.-]+@[\w-]+\.\w/u,
  /\d+번길|[가-힣]+로 \d+|가온길 \d+|\d+동 \d+호/u,
];

const isPersonal = ({ text }: { text: string }) => personal.some((pattern) => pattern.test(text));

/** Operations without database access cannot fail. */
const canFail = operations.filter(({ id }) => documentedCodes(id).has(500));

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());
  // So the statements of every operation run on both databases.
  test.each(successCases)('$operation $code: $name', async (promised) => {
    expect(await outcomeOf(shop, promised)).toEqual({ code: promised.code });
  });

  test('a copy of the database shows nobody, whatever was called', async () => {
    const all = await textsOfTables(shop.context);
    for (const pattern of personal) expect(all.some(({ text }) => pattern.test(text))).toBe(true);
    expect((await copiedTexts(shop.context)).filter(isPersonal)).toEqual([]);
  });
});

describe.each(oneDatabase)('on %s', (kind) => {
  describe('every refusal that the document promises', () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await openShop(kind);
    });
    afterAll(() => shop.close());
    test.each(isFullTier ? ordinaryCases : [...plainCases, ...conflicts])(
      '$operation $code: $name',
      async (promised) => {
        expect(await outcomeOf(shop, promised)).toEqual({ code: promised.code, fields: promised.fields });
      },
    );
  });

  describe.runIf(isFullTier)('limits', () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await openShop(kind, limitSettings);
    });
    afterAll(() => shop.close());
    test.each(tooOftenCases)('$operation $code: $name', async (promised) => {
      const { code, headers } = await promised.send(shop);
      expect(code).toBe(promised.code);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  describe('a payment provider that cannot be reached', () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await openShop(kind, unreachableProvider);
    });
    afterAll(() => shop.close());
    test.each([...unreachableCases, ...unreachablePhoneCases, ...unreachableUploadCases])(
      '$operation $code: $name',
      async (promised) => {
        const { code, headers } = await promised.send(shop);
        expect(code).toBe(promised.code);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      },
    );
  });

  describe('captcha', () => {
    let shop: Shop;
    let judge: CaptchaJudge;
    beforeAll(async () => {
      judge = await openCaptchaJudge();
      shop = await openShop(kind, { RECAPTCHA_SECRET: 'the secret', RECAPTCHA_VERIFY_URL: judge.url });
    });
    afterAll(() => Promise.all([shop.close(), judge.close()]));
    test.each(captchaCases)('$operation $code: $name', async (promised) => {
      expect(await outcomeOf(shop, promised)).toEqual({ code: promised.code });
    });

    test('is required, and a human with the right password is let in', async () => {
      expect(await shop.ask('isRecaptchaRequired')).toBe(true);
      const call = { params: { 'X-Recaptcha-Token': 'human' }, body: { id: 'member', password, mallId: home } };
      expect(await shop.ask('signIn', call)).toHaveProperty('accessToken');
      expect(judge.requests.at(-1)?.get('secret')).toBe('the secret');
    });
  });
});

test('every operation, and every refusal that the document mentions, has a test', () => {
  const unreachable = [...unreachableCases, ...unreachablePhoneCases, ...unreachableUploadCases];
  const cases = [...successCases, ...ordinaryCases, ...tooOftenCases, ...unreachable, ...captchaCases];
  const tested = new Set(cases.map(({ operation, code }) => `${operation} ${code}`));
  for (const { id } of canFail) tested.add(`${id} 9999`); // by one function: envelope.test.ts
  for (const operation of operations)
    for (const code of accessCodesOf(operation)) tested.add(`${operation.id} ${code}`); // test/access
  const promised = operations.flatMap(({ id }) =>
    [...documentedCodes(id).values()].flat().map((code) => `${id} ${code}`),
  );
  expect(promised.filter((promise) => !tested.has(promise))).toEqual([]);
});

/** The response, reduced to fields that the case names. */
async function outcomeOf(shop: Shop, { send, fields }: Case) {
  const { code, data } = await send(shop);
  return { code, fields: fields && (data as { field: string }[]).map(({ field }) => field).toSorted() };
}
