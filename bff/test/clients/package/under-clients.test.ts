import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendDocument } from '../../../../packages/client/src/documents.ts';
import { sessionFetch } from '../../../../packages/client/src/session-fetch.ts';
import { memoryStorage } from '../../../../packages/client/src/session-storage.ts';
import { MallSession } from '../../../../packages/client/src/session.ts';
import { startFakeMall, type FakeMall } from '../../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../../helpers/open-gateway.ts';
import { anAccessToken } from '../../helpers/samples.ts';
import { cachingClients } from '../buying/caching-clients.ts';
import { graphqlRequest, urql, type Access, type ShopClient } from '../buying/clients.ts';

const clients: Record<string, (access: Access) => Promise<ShopClient>> = {
  ...cachingClients,
  urql: async (access) => urql(access),
  'graphql-request': async (access) => graphqlRequest(access),
};

let mall: FakeMall;
let gateway: OpenGateway;
beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url);
});
beforeEach(() => {
  mall.calls.splice(0);
  mall.on('users/info', () => ({ memNo: 'MB1', memNm: '홍길동', mallId: 'M0001' }));
  mall.on('deliveries', () => []);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

describe.each(Object.entries(clients))('under an unchanged %s', (name, make) => {
  test('a session near its end is renewed once, kept, and used from then on', async () => {
    const storage = memoryStorage();
    const session = new MallSession({ mallUrl: 'familyshop', storage });
    const old = {
      accessToken: anAccessToken({ secondsLeft: 100 }),
      refreshToken: `old of ${name}`.replaceAll(' ', '-'),
    };
    // As after a start of the app: when the pair came is not known.
    await storage.write('family-mall.session.familyshop', JSON.stringify(old));
    const renewed = { accessToken: anAccessToken(), refreshToken: 'next' };
    mall.on('auth/refresh/token', () => renewed);
    const client = await make({
      endpoint: `${gateway.url}/graphql`,
      headers: {},
      fetch: sessionFetch({ session }),
    });

    const found = await client.query('BuyAddressesQuery', { mallUrl: 'familyshop' });
    expect(found.viewer.addresses).toEqual([]);
    expect(await session.read()).toMatchObject(renewed);
    await client.query('BuyCartQuery', { mallUrl: 'familyshop' }).catch(() => {}); // the fake mall has no cart
    expect(mall.callsTo('auth/refresh/token')).toHaveLength(1);
    const bearers = mall.callsTo('deliveries').map(({ headers }) => headers.authorization);
    expect(bearers).toEqual([`Bearer ${renewed.accessToken}`]);
  });
});

const text = 'query Front($url: String!) { mall(url: $url, device: DESKTOP) { name } }';
const ofNoManifest = {
  id: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  name: 'Front',
  kind: 'query',
} as const;

test("an id that the gateway does not know is sent again as its text, a visitor's first by GET", async () => {
  const sent: string[] = [];
  const watch: typeof fetch = (input, init) => {
    sent.push(init?.method ?? 'GET');
    return fetch(input, init);
  };
  const settings = { endpoint: `${gateway.url}/graphql`, fetch: watch, isMember: false };
  const { data } = await sendDocument({ ...ofNoManifest, text }, { url: 'familyshop' }, settings);
  expect(data).toEqual({ mall: { name: '한빛 패밀리샵' } });
  expect(sent).toEqual(['GET', 'POST']);
  const without = await sendDocument(ofNoManifest, { url: 'familyshop' }, settings);
  expect(without.errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
});
