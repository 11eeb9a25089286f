import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../src/config.ts';
import { isRefusal, type MallRefusal } from '../src/errors/mall-error.ts';
import { onContractViolation } from '../src/errors/contract-violations.ts';
import { orRefused } from '../src/errors/or-refused.ts';
import { MallClient } from '../src/upstream/mall-client.ts';
import { privateCall } from '../src/upstream/private-call.ts';
import { refusalData } from '../src/upstream/refusal-data.ts';
import { anything, row, words } from '../src/upstream/wire.ts';
import { refusal, startFakeMall, type FakeMall } from './helpers/fake-mall.ts';

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

/** What stands in the way of leaving, as a mall might tell it with its refusal. */
const block = row('WithdrawalBlock', { nm: words }, { no: words });

function toConflict(refused: MallRefusal) {
  if (!isRefusal(refused, '1409')) return null;
  const wire = refusalData(refused, block);
  return { __typename: 'Conflict', message: refused.text, name: wire?.nm ?? null, number: wire?.no ?? null } as const;
}

/** Leaves a mall that answers so; the member of the union, or the error. */
async function leave(status: number, code: string, data: unknown) {
  mall.on('users/withdrawal', (_call, response) => refusal(response, status, code, '지금은 할 수 없어요.', data));
  const caller = { bearer: null, requestId: 'r', trace: null, forwardedFor: null, signal: AbortSignal.timeout(5_000) };
  const sending = client.send(privateCall({ path: 'users/withdrawal', body: {}, response: anything }), caller);
  const left = sending.then(() => ({ __typename: 'Withdrawn' as const }));
  return orRefused(left, toConflict).catch((error: unknown) => error);
}

test('a conflict is a member of the union, with the data of the refusal by the contract', async () => {
  expect(await leave(409, '1409', { nm: '배송 중인 주문', no: 7, secret: 'x' })).toEqual({
    __typename: 'Conflict',
    message: '지금은 할 수 없어요.',
    name: '배송 중인 주문',
    number: '7',
  });
});

test('data that is not of the contract costs only itself, and is noted', async () => {
  const noted: string[] = [];
  const end = onContractViolation((violation) => noted.push(violation));
  const conflict = { __typename: 'Conflict', message: '지금은 할 수 없어요.', name: null, number: null };
  expect(await leave(409, '1409', { no: '7' })).toEqual(conflict);
  expect(await leave(409, '1409', null)).toEqual(conflict);
  end();
  expect(noted).toEqual(['POST users/withdrawal: the data of 1409 is invalid (nm)']);
});

test('a refusal that is no member of the union stays an error', async () => {
  expect(await leave(404, '1404', null)).toMatchObject({ name: 'MallRefusal', status: 404, code: '1404' });
});
