import { randomUUID } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { openGateway } from '../helpers/open-gateway.ts';
import { test } from '../helpers/real-mall.ts';
import { signIn } from '../sandbox/ask.ts';
import { eras, openAgent, type Agent } from './agent.ts';

test.beforeAll(({ mall }) => void mall);

const mallUrl = 'familyshop';

/** All values of a name in a result, wherever they stand. */
function valuesOf(data: unknown, name: string): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = name in data ? [(data as Record<string, unknown>)[name]] : [];
  return [...own, ...Object.values(data).flatMap((part) => valuesOf(part, name))];
}

/** Finds goods by words, looks at them, writes a sheet of one piece, and asks for the address. */
async function buy({ call }: Agent): Promise<{ address: string; calls: number }> {
  let calls = 0;
  const ask = async (tool: string, inputs: object) => {
    calls += 1;
    const { data, refusal } = await call(tool, { mallUrl, ...inputs });
    expect({ tool, refusal }).toEqual({ tool, refusal: null });
    return data as unknown;
  };
  const found = await ask('search_products', { keywords: ['커피'], inStockOnly: true, first: 5 });
  const number = valuesOf(found, 'number').find((each) => String(each).startsWith('GD'));
  const product = await ask('get_product', { number });
  const variants = valuesOf(product, 'variants').flat() as { id: string; isAvailable: boolean }[];
  const variantId = variants.find(({ isAvailable }) => isAvailable)?.id;
  const source = { item: { variantId, quantity: 1 } };
  const sheet = await ask('create_order_sheet', { idempotencyKey: randomUUID(), source });
  const sheetNumber = valuesOf(sheet, 'number').find((each) => String(each).startsWith('OS'));
  const inputs = { idempotencyKey: randomUUID(), opens: 'ORDER_SHEET', number: sheetNumber };
  const checkout = await ask('create_checkout', inputs);
  return { address: String(valuesOf(checkout, 'checkoutUrl')[0]), calls };
}

test.for(eras)(
  'a client of the %s protocols goes from a wish to the page where the person pays in at most eight calls',
  async (era, { mall }) => {
    const gateway = await openGateway(mall.url, { AGENTS: true });
    onTestFinished(() => gateway.close());
    const { accessToken = '' } = await signIn(gateway.url, { mallUrl, id: 'gyeol', password: 'Family!2026' });
    const agent = await openAgent(gateway.url, { era, headers: { authorization: `Bearer ${accessToken}` } });
    // One of the two looks at the tools first, the other knows them.
    const listed = era === 'old' ? (await agent.client.listTools()).tools.length : 0;
    const { address, calls } = await buy(agent);
    await agent.close();
    expect(calls + Number(listed > 0)).toBeLessThanOrEqual(8);
    expect(new URL(address).hash).toMatch(/ticket=/u);
    for (const asked of agent.addresses) expect(asked).not.toContain(accessToken);
    expect(address).not.toContain(accessToken);
  },
);
