import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { message, post } from './agent.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url, { AGENTS: true });
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const call = (name: string, inputs: object) => message('tools/call', { name, arguments: inputs });
const categories = call('list_categories', { mallUrl: 'familyshop' });

/** The answer's message: alone as the gateway writes it, in a stream of events as the library does. */
async function answerOf(body: unknown, headers: Record<string, string> = {}) {
  const response = await post(gateway.url, body, headers);
  const text = await response.text();
  const isDirect = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { isDirect, message: JSON.parse(isDirect ? text : (/^data: (.+)$/mu.exec(text)?.[1] ?? '{}')) };
}

test.each([
  ['an answer', categories],
  ['a refusal', call('list_categories', { mallUrl: 'No mall' })],
  ['a wrong input', call('get_product', { mallUrl: 'familyshop', nmber: 1 })],
  ['no inputs at all', message('tools/call', { name: 'list_categories' })],
  ['a tool of members without a bearer', call('get_cart', {})],
])('%s is the same, written by the gateway or by the library', async (_what, asked) => {
  const direct = await answerOf(asked);
  const { params } = asked;
  const byLibrary = await answerOf({ ...asked, params: { ...params, _meta: { progressToken: 1 } } });
  expect([direct.isDirect, byLibrary.isDirect]).toEqual([true, false]);
  expect(direct.message).toEqual(byLibrary.message);
  expect(direct.message).toMatchObject({ jsonrpc: '2.0', id: 1, result: { structuredContent: expect.anything() } });
});

test('an id comes back as it was sent, and no copy is kept', async () => {
  const response = await post(gateway.url, { ...categories, id: 'a "b" \u2028' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ id: 'a "b" \u2028' });
});

test.each<[string, object, Record<string, string>?]>([
  ['an unknown tool', call('pay', {})],
  ['another method', message('tools/list')],
  ['a notification', { jsonrpc: '2.0', method: 'tools/call', params: categories.params }],
  ['an id that is none', { ...categories, id: 1.5 }],
  ['inputs in a list', message('tools/call', { name: 'list_categories', arguments: [] })],
  ['a name that is none', message('tools/call', { name: 1 })],
  ['something beside the message', { ...categories, more: 1 }],
  ['an unknown version', categories, { 'mcp-protocol-version': '1999-01-01' }],
  ['the newest version', categories, { 'mcp-protocol-version': '2026-07-28' }],
  ['a client that reads no stream', categories, { accept: 'application/json' }],
])('the library refuses or answers %s', async (_what, body, headers = {}) => {
  const before = mall.calls.length;
  const response = await post(gateway.url, body, headers);
  const text = await response.text();
  expect(text).not.toMatch(/^\{"jsonrpc":"2.0","id":\S+?,"result":\{"content"/u);
  expect(mall.calls.length).toBe(before);
});

test('a call with a session is answered by the library', async () => {
  expect(await answerOf(categories, { 'mcp-session-id': 's' })).toMatchObject({ isDirect: false });
});
