import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { OpenGateway } from '../helpers/open-gateway.ts';
import { test } from '../helpers/real-mall.ts';

const mallUrl = 'familyshopyoung';

/** One piece of some goods that the mall sells. */
async function someItem(gateway: OpenGateway) {
  const ask = async (selection: string) =>
    (await gateway.ask(`{ mall(url: "${mallUrl}", device: DESKTOP) { ${selection} } }`)).data.mall;
  const { menu } = await ask('menu { number type }');
  for (const { number } of menu as { number: string }[]) {
    const { category } = await ask(
      `category(number: "${number}") { products { nodes { __typename number isSoldOut } } }`,
    );
    const found = category.products.nodes.find(
      (each: { __typename: string; isSoldOut: boolean }) => each.__typename === 'Goods' && !each.isSoldOut,
    );
    if (!found) continue;
    const { product } = await ask(
      `product(number: "${found.number}") { ... on Goods { variants { id isAvailable } } }`,
    );
    const variant = product.variants.find(({ isAvailable }: { isAvailable: boolean }) => isAvailable);
    return { variantId: variant.id, quantity: 1 };
  }
  throw new Error(`${mallUrl} sells no goods`);
}

async function aGuest(gateway: OpenGateway) {
  const { data } = await gateway.ask(
    'mutation ($input: StartMarketingSessionInput!) { startMarketingSession(input: $input) { accessToken } }',
    { input: { mallUrl, device: 'DESKTOP' } },
  );
  return { authorization: `Bearer ${data.startMarketingSession.accessToken}` };
}

test.beforeAll(({ gateway }) => void gateway);

describe('a guest of a marketing mall', () => {
  test('has a name that is not masked, for it is nobody', async ({ gateway }) => {
    const guest = await aGuest(gateway);
    const read = await gateway.ask(`{ viewer(mallUrl: "${mallUrl}") { name maskedName } }`, {}, guest);
    expect([read.errors, read.data.viewer]).toEqual([[], { name: '방문 고객', maskedName: '방문 고객' }]);
  });

  test('writes its own order sheet', async ({ gateway }) => {
    const guest = await aGuest(gateway);
    const written = await gateway.ask(
      'mutation ($input: CreateOrderSheetInput!) { createOrderSheet(input: $input) { __typename ... on OrderSheet { number } ... on UserError { message } } }',
      { input: { mallUrl, idempotencyKey: randomUUID(), source: { item: await someItem(gateway) } } },
      guest,
    );
    const { __typename, number } = written.data.createOrderSheet;
    expect([written.errors, __typename]).toEqual([[], 'OrderSheet']);
    const read = await gateway.ask(
      `{ viewer(mallUrl: "${mallUrl}") { cart { lineCount } addresses { id } orderSheet(number: "${number}") { number } orders { totalCount } } }`,
      {},
      guest,
    );
    expect([read.errors, read.data.viewer]).toEqual([
      [],
      { cart: { lineCount: 0 }, addresses: [], orderSheet: { number }, orders: { totalCount: 0 } },
    ]);
  });
});
