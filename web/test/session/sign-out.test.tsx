// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ViewerNameDocument, SetFavoriteDocument } from '../../src/__generated__/graphql.ts';
import { createBrowserServices } from '../../src/app/browser-services.ts';
import { SessionStore } from '../../src/shop/session/session-store.ts';
import { describeError } from '../../src/shared/errors/describe-error.ts';
import { aPair } from '../support/member-tokens.ts';

const answers = {
  __typename: 'Query',
  viewer: { __typename: 'Member', id: 'member-1', maskedName: '한*온', mustChangePassword: false },
};
const requests: { init: RequestInit; answer: (body: object) => void }[] = [];

beforeEach(() => {
  localStorage.clear();
  requests.splice(0);
  vi.stubGlobal('BroadcastChannel', undefined); // tests are no tabs of one browser
  window.history.replaceState(null, '', '/familyshop/home');
  vi.stubGlobal('fetch', (_address: string, init: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    init.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
    requests.push({ init, answer: (body) => resolve(Response.json(body)) });
    return promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

function signedIn() {
  new SessionStore(() => 'familyshop').save(aPair('r1'), true);
  const { client, sessions } = createBrowserServices();
  return { client, sessions, whoAmI: () => client.preload(ViewerNameDocument, { mallUrl: 'familyshop' }) };
}

async function nth(count: number) {
  await expect.poll(() => requests).toHaveLength(count);
  return requests[count - 1] as (typeof requests)[number];
}

test('nothing of the last person is left in the cache', async () => {
  const { client, sessions, whoAmI } = signedIn();
  const asking = whoAmI();
  (await nth(1)).answer({ data: answers });
  await asking;
  expect(JSON.stringify(client.cache.extract())).toContain('한*온');
  sessions.clear();
  await expect.poll(() => client.cache.extract()).toEqual({});
});

test('what is pending is cancelled, and its end is no message', async () => {
  const { client, sessions, whoAmI } = signedIn();
  const asking = whoAmI();
  const { init } = await nth(1);
  expect(init.signal?.aborted).toBe(false);
  sessions.clear();
  const { data, error } = await asking;
  expect([data, describeError(error, '').message]).toEqual([undefined, '']);
  await expect.poll(() => init.signal?.aborted).toBe(true);
  expect(client.layoutFailures.unread).toBeNull();
});

test('a late response of the former session is not stored for the next person', async () => {
  const { client, sessions } = signedIn();
  const input = { mallUrl: 'familyshop', productNumber: 'GD1', isFavorite: true };
  const doing = client.mutate({ mutation: SetFavoriteDocument, variables: { input } }).catch((error: unknown) => error);
  const { answer } = await nth(1);
  sessions.clear();
  answer({
    data: {
      __typename: 'Mutation',
      setFavorite: {
        __typename: 'SetFavoriteSuccess',
        productId: 'p1',
        isFavorite: true,
        product: { __typename: 'Goods', id: 'p1', isFavorite: true },
      },
    },
  });
  expect(await doing).toMatchObject({ wasCancelled: true });
  expect(JSON.stringify(client.cache.extract())).not.toContain('p1');
});

test('twenty refusals of one session are one end', async () => {
  const { client, sessions } = signedIn();
  const changes: string[] = [];
  sessions.subscribe((change) => changes.push(change));
  const asking = Array.from({ length: 20 }, (_, index) =>
    client.preload(ViewerNameDocument, { mallUrl: `mall-${index}` }),
  );
  await nth(20);
  for (const { answer } of requests)
    answer({
      data: { __typename: 'Query', viewer: null },
      errors: [{ message: '로그인이 만료됐어요.', extensions: { code: 'SESSION_EXPIRED' } }],
    });
  await Promise.all(asking);
  expect(changes).toEqual(['expired']);
  expect(localStorage.length).toBe(0);
});
