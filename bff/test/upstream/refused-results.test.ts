import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { isRefusal, type MallRefusal } from '../../src/errors/mall-error.ts';
import { onContractViolation } from '../../src/errors/contract-violations.ts';
import { orRefused } from '../../src/errors/or-refused.ts';
import { MallClient } from '../../src/upstream/mall-client.ts';
import { privateCall } from '../../src/upstream/private-call.ts';
import { refusalData } from '../../src/upstream/refusal-data.ts';
import { anything, code, row, whole } from '../../src/upstream/wire.ts';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';

let mall: FakeMall;
let client: MallClient;

beforeAll(async () => {
  mall = await startFakeMall();
  client = new MallClient(readSettings({ LOG_LEVEL: 'silent', MALL_API_URL: mall.url }), () => undefined);
});
afterAll(async () => {
  await client.close();
  await mall.close();
});

const limit = row('LimitConflict', { rsnCd: code, max: whole }, {});

function toConflict(refused: MallRefusal) {
  if (!isRefusal(refused, '1409')) return null;
  return {
    __typename: 'Conflict',
    message: refused.text ?? '',
    maximum: refusalData(refused, limit)?.max ?? null,
  } as const;
}

/** Adds to a cart that refuses it like this; the member of the union, or the error. */
async function addToCart(status: number, refusalCode: string, data: unknown) {
  mall.on('carts', (_call, response) => refusal(response, status, refusalCode, '100개까지 담을 수 있어요.', data));
  const caller = { bearer: null, requestId: 'r', trace: null, forwardedFor: null, signal: AbortSignal.timeout(5_000) };
  const sending = client.send(privateCall({ path: 'carts', body: {}, response: anything }), caller);
  const added = sending.then(() => ({ __typename: 'CartChanged' as const }));
  return orRefused(added, toConflict).catch((error: unknown) => error);
}

test('a conflict is a member of the union, with the data of the refusal by the contract', async () => {
  const data = { rsnCd: 'LIMIT', max: '100', secret: 'x' };
  expect(await addToCart(409, '1409', data)).toEqual({
    __typename: 'Conflict',
    message: '100개까지 담을 수 있어요.',
    maximum: 100,
  });
});

test('data that is not of the contract costs only itself, and is noted', async () => {
  const noted: string[] = [];
  const end = onContractViolation((violation) => noted.push(violation));
  const conflict = { __typename: 'Conflict', message: '100개까지 담을 수 있어요.', maximum: null };
  expect(await addToCart(409, '1409', { rsnCd: 'LIMIT' })).toEqual(conflict);
  expect(await addToCart(409, '1409', null)).toEqual(conflict);
  end();
  expect(noted).toEqual(['POST carts: the data of 1409 is invalid (max)']);
});

test('a refusal outside of the union stays an error', async () => {
  expect(await addToCart(404, '1404', null)).toMatchObject({ name: 'MallRefusal', status: 404, code: '1404' });
});
