import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openContractProxy, type ContractProxy } from '../../../mall/test/rest/harness/contract-proxy.ts';
import { buyingOperations, paymentReturn, type BuyingOperation } from '../buying/operations.ts';
import { anExhibition } from '../buying/exhibition-samples.ts';
import { everythingOf } from '../helpers/everything.ts';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';

/** Malls that tell what the texts of the contract name, and no more. */

let mall: FakeMall;
let proxy: ContractProxy;
/** Of one mall: as it tells everything, and as it leaves out what the contract does not name. */
let [whole, bare]: OpenGateway[] = [];

beforeAll(async () => {
  mall = await startFakeMall();
  mall.on('exhibitions/EX1', () => anExhibition({ entryDts: '20261127120000' }));
  proxy = await openContractProxy(mall.url);
  const limits = {
    MAX_UPSTREAM_CALLS: 1_000,
    MAX_FIELDS: 5_000,
    MAX_ALIASES: 2_000,
    MAX_TOKENS: 20_000,
    MAX_DEPTH: 40,
  };
  whole = await openGateway(mall.url, limits);
  bare = await openGateway(proxy.url, limits);
});
afterAll(async () => {
  await Promise.all([whole?.close(), bare?.close()]);
  await proxy.close();
  await mall.close();
});

const bearer = { authorization: `Bearer ${anAccessToken()}` };
/** Operations that a mall may lack: rows are then replaced one by one, and nobody asks for a tax invoice. */
const lacking = ['updateBulkOrderRows', 'requestTaxInvoice'];

/** Everything that its success tells. */
function questionOf({ name, result }: BuyingOperation): string {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const success = String(result.__typename);
  return `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on ${success} ${everythingOf(success)} } }`;
}

async function resultOf(gateway: OpenGateway | undefined, operation: BuyingOperation): Promise<unknown> {
  mall.on(operation.call.split(' ')[1] ?? '', operation.answer);
  const { data, errors } = (await gateway?.ask(questionOf(operation), { input: operation.input }, bearer)) ?? {};
  expect(errors).toEqual([]);
  // Addresses begin with the gateway's own, which is another one for each of the two.
  const told = JSON.stringify(data?.[operation.name] ?? null).replaceAll(gateway?.url ?? '', 'http://gateway');
  return JSON.parse(told) as unknown;
}

/** What follows from the contract where a mall does not tell it. */
const derived =
  /^(?:coupons\.\d+\.isUsable|agreements\.\d+\.isForMinors|(?:bulkOrder\.)?(?:availableActions|paymentMethods)\.\d+.*)$/u;

/** Paths of what a result says otherwise than another one does; not of what it leaves out. */
function otherwise(told: unknown, known: unknown, at = ''): string[] {
  if (told === null || (Array.isArray(told) && told.length === 0)) return [];
  if (typeof told !== 'object' || typeof known !== 'object' || known === null) return told === known ? [] : [at];
  return Object.entries(told).flatMap(([name, each]) =>
    otherwise(each, (known as Record<string, unknown>)[name], at === '' ? name : `${at}.${name}`),
  );
}

describe('what has happened is told, and what is not known is left out', () => {
  test.each([...buyingOperations, paymentReturn].filter(({ name }) => !lacking.includes(name)))(
    '$name ($call)',
    async (operation) => {
      const known = await resultOf(whole, operation);
      const told = await resultOf(bare, operation);
      expect(told).toMatchObject({ __typename: (known as { __typename: string }).__typename });
      expect(otherwise(told, known).filter((path) => !derived.test(path))).toEqual([]);
    },
  );
});
