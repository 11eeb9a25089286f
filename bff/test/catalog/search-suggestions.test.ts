import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url);
});
beforeEach(() => {
  mall.calls.splice(0);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const member = { authorization: `Bearer ${anAccessToken()}` };
const complete = async (text: string, headers: Record<string, string> = member) => {
  const { data, errors } = await gateway.ask(
    'query ($text: String!) { mall(device: DESKTOP) { searchSuggestions(text: $text, first: 3) { kind number name } } }',
    { text },
    headers,
  );
  expect(errors).toEqual([]);
  return data?.mall.searchSuggestions;
};

test('a mall that knows no completion completes nothing', async () => {
  expect(await complete('무')).toBeNull();
  expect(mall.callsTo('search/suggest')).toHaveLength(1);
});

test('names come in the order of the mall, without those of an unknown kind', async () => {
  mall.on('search/suggest', () => [
    { tp: 'GOODS', no: 'GD00000101', nm: '무선 이어폰' },
    { tp: 'PLANET', no: '3', nm: '지구' },
    { tp: 'CATEGORY', no: '200100', nm: '무선 가전' },
    { tp: 'MAKER', no: 'MUSN', nm: '무선네' },
  ]);
  expect(await complete(' 무선 ')).toEqual([
    { kind: 'GOODS', number: 'GD00000101', name: '무선 이어폰' },
    { kind: 'CATEGORY', number: '200100', name: '무선 가전' },
    { kind: 'MAKER', number: 'MUSN', name: '무선네' },
  ]);
  const [call] = mall.callsTo('search/suggest');
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({ kwd: '무선', size: '3' });
});

test('spaces alone, and visitors, cause no call', async () => {
  expect(await complete('  ')).toEqual([]);
  expect(await complete('무', {})).toBeNull();
  expect(mall.callsTo('search/suggest')).toEqual([]);
});
