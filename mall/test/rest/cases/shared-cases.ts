import { bodyFields, operations } from '../harness/contract.ts';
import type { Answer, Sent, Shop } from '../harness/shop.ts';
import { elsewhere, mallOf } from '../harness/world.ts';
import type { Operation } from '../../../src/http/openapi-document.ts';
import type { Case } from './case.ts';
import { goodCalls } from './good-calls.ts';

/** Promises of all operations of a kind, tested for each. */
export function sharedCases(): Case[] {
  return operations.flatMap((operation) => [
    caseOf(operation, '0000', 'answers a call made by right', (shop) => callByRight(shop, operation)),
    ...(operation.access === 'visitor' ? [] : tokenCases(operation)),
    ...(takes(operation, 'mallId') && operation.access !== 'visitor' ? [otherMallCase(operation)] : []),
    ...(bodyFields(operation.id).includes('mallId') && operation.access === 'either'
      ? [otherMallInBodyCase(operation)]
      : []),
    ...(operation.access === 'member' && !operation.openToTemporaryPassword ? [temporaryPasswordCase(operation)] : []),
    ...salesTypeCases(operation),
    ...unknownMallCases(operation),
  ]);
}

function tokenCases(operation: Operation): Case[] {
  const refusal = (name: string, token: (shop: Shop) => Promise<string | undefined> | string | undefined) =>
    caseOf(operation, '1401', name, async (shop) => sendGood(shop, operation, { token: await token(shop) }));
  return [
    ...(operation.access === 'either' ? [] : [refusal('refuses a call without a token', () => undefined)]),
    refusal('refuses a token that is none', () => 'nonsense'),
    refusal('refuses a token that another has signed', () => tokenSignedByAnother),
    ...(operation.access === 'expired member' ? [] : [refusal('refuses the token of an ended session', endedSession)]),
  ];
}

async function endedSession(shop: Shop): Promise<string> {
  const { accessToken } = await shop.signIn();
  await shop.send('signOut', { token: accessToken });
  return accessToken;
}

/** Well formed, with all claims, signed with another secret. */
const tokenSignedByAnother =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJtYWxsSWQiOiJNMDAwMSIsInNhbGVzVHlwZSI6IkdFTkVSQUwiLCJzaWQiOiJ4Iiwic3ViIjoiTUItTTAwMDEtbWVtYmVyIiwiaWF0IjoxNzc2MjIyMDAwLCJleHAiOjQxMDI0NDQ4MDB9.bm90LXRoZS1yaWdodC1zaWduYXR1cmUtYXQtYWxsISE';

function otherMallCase(operation: Operation): Case {
  return caseOf(operation, '1403', 'refuses a token of another mall than the one named', async (shop) => {
    const token = await shop.tokenOf({ mallId: elsewhere });
    const call = await goodCall(shop, operation);
    return shop.send(operation.id, { ...call, token, params: { ...call.params, mallId: mallOf.GENERAL } });
  });
}

function otherMallInBodyCase(operation: Operation): Case {
  return caseOf(operation, '1403', 'refuses a token of another mall than the one named in the body', async (shop) =>
    sendGood(shop, operation, { token: await shop.tokenOf({ mallId: elsewhere }) }),
  );
}

function temporaryPasswordCase(operation: Operation): Case {
  return caseOf(operation, '1403', 'is closed until a temporary password is changed', async (shop) =>
    sendGood(shop, operation, { token: await shop.tokenOf({ id: 'temporary' }) }),
  );
}

function salesTypeCases(operation: Operation): Case[] {
  const allowed = operation.allowedSalesTypes;
  if (!allowed) return [];
  const refused = (['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON', 'ERROR'] as const).filter(
    (type) => !allowed.has(type),
  );
  return refused.map((type) =>
    caseOf(operation, '1403', `is closed to malls of type ${type}`, async (shop) => {
      if (operation.access === 'visitor') return sendInMall(shop, operation, mallOf[type]);
      return sendGood(shop, operation, { token: await shop.tokenOf({ mallId: mallOf[type] }) });
    }),
  );
}

function unknownMallCases(operation: Operation): Case[] {
  const names = takes(operation, 'mallId') || bodyFields(operation.id).includes('mallId');
  if (operation.access === 'member' || !names) return [];
  return [caseOf(operation, '1404', 'does not know an unknown mall', (shop) => sendInMall(shop, operation, 'M9999'))];
}

function takes(operation: Operation, parameter: string): boolean {
  return operation.parameters.some(({ name }) => name === parameter);
}

/** The good call, in another mall than it names. */
async function sendInMall(shop: Shop, operation: Operation, mallId: string): Promise<Answer> {
  const call = await goodCall(shop, operation);
  const inQuery = takes(operation, 'mallId');
  return shop.send(operation.id, {
    ...call,
    ...(inQuery ? { params: { ...call.params, mallId } } : { body: { ...(call.body as object), mallId } }),
  });
}

async function callByRight(shop: Shop, operation: Operation): Promise<Answer> {
  const call = await goodCall(shop, operation);
  const needsToken = operation.access !== 'visitor' && call.token === undefined;
  return shop.send(operation.id, needsToken ? { ...call, token: await shop.tokenOf() } : call);
}

async function sendGood(shop: Shop, operation: Operation, change: Sent): Promise<Answer> {
  return shop.send(operation.id, { ...(await goodCall(shop, operation)), ...change });
}

async function goodCall(shop: Shop, { id }: Operation): Promise<Sent> {
  const call = goodCalls[id];
  if (!call) throw new Error(`There is no good call for ${id}.`);
  return call(shop);
}

function caseOf({ id }: Operation, code: string, name: string, send: Case['send']): Case {
  return { operation: id, code, name, send };
}
