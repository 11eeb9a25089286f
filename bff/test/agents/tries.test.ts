// Full tier: fifteen hundred calls of an agent that should get nowhere.
import { randomUUID } from 'node:crypto';
import { array, constant, constantFrom, nat, oneof, record, sample, tuple, uuid } from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { earphones, mallUrl, place, testAs } from '../buying/real-buyer.ts';
import { signIn } from '../sandbox/ask.ts';
import { openAgent, post, message, type Agent } from './agent.ts';

/** Files of a worker run one after the other: what this member has is counted. */
const ownerId = 'haram';
const test = testAs(ownerId);

const room = { AGENTS: true, AGENT_CALLS_PER_MEMBER: 100_000, AGENT_CALLS_PER_ADDRESS: 100_000 };

async function agentOf(gateway: OpenGateway, id: string): Promise<Agent & { bearer: string }> {
  const { accessToken = '' } = await signIn(gateway.url, { mallUrl, id, password: 'Family!2026' });
  const bearer = `Bearer ${accessToken}`;
  const agent = await openAgent(gateway.url, { headers: { authorization: bearer } });
  onTestFinished(() => agent.close());
  return { ...agent, bearer };
}

async function opened(url: string): Promise<OpenGateway> {
  const gateway = await openGateway(url, room);
  onTestFinished(() => gateway.close());
  return gateway;
}

/** The member's order numbers, cart line numbers and a new order sheet. */
async function possessionsOf({ call }: Pick<Agent, 'call'>) {
  const { data: cart } = await call('get_cart', { mallUrl });
  const source = { item: earphones };
  const { data: sheet } = await call('create_order_sheet', { mallUrl, idempotencyKey: randomUUID(), source });
  const { data: orders } = await call('list_orders', { mallUrl });
  return {
    lines: (cart.lines as { number: string }[]).map(({ number }) => number),
    sheet: String(sheet.number),
    orders: (orders.nodes as { number: string }[]).map(({ number }) => number),
    cart: JSON.stringify(cart),
  };
}

test(
  'five hundred tries for the data of another member or mall get none',
  { timeout: 240_000 },
  async ({ mall, buyer }) => {
    await buyer.add([earphones]);
    await place(buyer);
    const gateway = await opened(mall.url);
    const owner = await agentOf(gateway, ownerId);
    const stranger = await agentOf(gateway, 'gyeol');
    const theirs = await possessionsOf(owner);
    expect([theirs.lines.length, theirs.orders.length].every((count) => count > 0)).toBe(true);
    const marks = [...theirs.lines, theirs.sheet, ...theirs.orders];

    const ofMall = constantFrom(mallUrl, mallUrl, 'bizpartner', 'groupware', 'bizupload', 'nowhere');
    const number = constantFrom(theirs.sheet, ...theirs.orders, ...theirs.lines);
    const key = uuid();
    const line = constantFrom(...theirs.lines);
    const choice = { coupons: { numbers: [] }, points: 0 };
    const tries = oneof(
      record({ tool: constantFrom('get_order'), inputs: record({ mallUrl: ofMall, number }) }),
      record({ tool: constantFrom('get_cart', 'list_orders'), inputs: record({ mallUrl: ofMall }) }),
      record({
        tool: constantFrom('price_order_sheet'),
        inputs: record({ mallUrl: ofMall, sheetNumber: number, choice: constant(choice) }),
      }),
      record({
        tool: constantFrom('update_cart_lines'),
        inputs: record({
          mallUrl: ofMall,
          lines: array(record({ number: line, quantity: nat(9) }), { minLength: 1 }),
        }),
      }),
      record({
        tool: constantFrom('remove_cart_lines'),
        inputs: record({ mallUrl: ofMall, numbers: array(line, { minLength: 1 }) }),
      }),
      record({
        tool: constantFrom('create_order_sheet'),
        inputs: record({
          mallUrl: ofMall,
          idempotencyKey: key,
          source: record({ cartLines: array(line, { minLength: 1 }) }),
        }),
      }),
      record({
        tool: constantFrom('create_checkout'),
        inputs: record({
          mallUrl: ofMall,
          idempotencyKey: key,
          opens: constantFrom('ORDER_SHEET', 'CART'),
          number,
        }),
      }),
    );
    const outcomes = new Set<string>();
    for (const { tool, inputs } of sample(tries, { numRuns: 500, seed: 56 })) {
      const { isError, data, text, refusal } = await stranger.call(tool, inputs);
      outcomes.add(refusal?.code ?? 'data');
      const asked = JSON.stringify(inputs);
      expect(marks.filter((mark) => !asked.includes(mark) && text.includes(mark))).toEqual([]);
      // These answer with what is the stranger's own: a line that is gone is no mistake.
      if (!['get_cart', 'list_orders', 'remove_cart_lines'].includes(tool))
        expect({ tool, inputs, isError, data }).toMatchObject({ data: null });
      else if (inputs.mallUrl !== mallUrl) expect({ tool, inputs, isError }).toMatchObject({ isError: true });
    }
    expect(outcomes.size).toBeGreaterThan(2);
    expect(JSON.stringify((await owner.call('get_cart', { mallUrl })).data)).toBe(theirs.cart);
  },
);

test('a thousand tries to pay, sign or certify do nothing', { timeout: 240_000 }, async ({ mall }) => {
  const gateway = await opened(mall.url);
  const { bearer, call } = await agentOf(gateway, ownerId);
  const before = await possessionsOf({ call });
  const verbs = ['place', 'pay', 'confirm', 'sign', 'certify', 'complete', 'approve', 'retry', 'start', 'cancel'];
  const things = ['order', 'payment', 'checkout', 'contract', 'phone_order', 'subscription', 'certification', 'sheet'];
  const invented = tuple(constantFrom(...verbs), constantFrom(...things)).map((words) => words.join('_'));
  const known = constantFrom(
    'create_order_sheet',
    'price_order_sheet',
    'create_checkout',
    'get_order',
    'draft_inquiry',
  );
  const injected = constantFrom(
    '" } } mutation { placeOrder(input: {}) { __typename } } #',
    '$(placeOrder)',
    `${before.sheet}") { __typename } } mutation M { placeOrder`,
  );
  const inputs = record(
    {
      mallUrl: constant(mallUrl),
      idempotencyKey: oneof(uuid(), injected),
      number: oneof(constant(before.sheet), injected),
      sheetNumber: oneof(constant(before.sheet), injected),
      payment: constant({ method: 'CREDIT_CARD', card: '01' }),
      agreedTerms: constant(['OA1', 'OA2', 'OA3']),
      signature: constant('FL1'),
      query: injected,
      operationName: constant('PlaceOrder'),
      opens: constantFrom('PAYMENT', 'PLACE', 'ORDER'),
    },
    { requiredKeys: ['mallUrl'] },
  );
  const tries = sample(tuple(oneof(invented, known), inputs), { numRuns: 1_000, seed: 56 });
  for (const [name, given] of tries) {
    const response = await post(gateway.url, message('tools/call', { name, arguments: given }), {
      authorization: bearer,
    });
    const said = await response.text();
    expect({ name, given, isRefused: /"isError":true|"error":\{/u.test(said) }).toEqual({
      name,
      given,
      isRefused: true,
    });
    expect(said).not.toMatch(/OrderPlaced|paymentRequest/u);
  }
  const after = await possessionsOf({ call });
  expect(after.orders).toEqual(before.orders);
});
