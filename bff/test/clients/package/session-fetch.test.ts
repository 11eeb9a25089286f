import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MallClient } from '../../../../packages/client/src/client.ts';
import { hasErrorCode, isConflict } from '../../../../packages/client/src/errors.ts';
import { memoryStorage, type SessionStorage } from '../../../../packages/client/src/session-storage.ts';

/** A token that lasts half an hour from when it is handed out. */
const tokenOf = (name: string) => `h.${btoa(JSON.stringify({ iat: 1_000, exp: 2_800 }))}.${name}`;
const pairOf = (name: string) => ({ accessToken: tokenOf(name), refreshToken: `refresh-${name}` });

interface Sent {
  bearer: string | undefined;
  refreshToken: string | null;
  body: string;
}

/** A gateway that knows the bearer of one pair, and trades each refresh token once. */
class Gateway {
  current = 1;
  readonly sent: Sent[] = [];
  /** What the mall says of the refresh token, in place of the next pair. */
  refusal: string | null = null;
  version = '1.0.9';

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const bearer = request.headers.get('authorization')?.split('.')[2];
    const refreshToken = request.headers.get('x-refresh-token');
    this.sent.push({ bearer, refreshToken, body: await request.text() });
    await new Promise((resolve) => setTimeout(resolve, 5));
    const headers = { 'x-gateway-version': this.version };
    if (refreshToken !== null && this.refusal !== null) return Response.json(failing(this.refusal), { headers });
    if (refreshToken === `refresh-${this.current}`) {
      this.current += 1;
      return Response.json(
        { data: { me: this.current }, extensions: { session: pairOf(String(this.current)) } },
        { headers },
      );
    }
    const isKnown = bearer === undefined || bearer === String(this.current);
    return Response.json(isKnown ? { data: { me: bearer ?? null } } : failing('ACCESS_TOKEN_EXPIRED'), { headers });
  };
}

const failing = (code: string) => ({ errors: [{ message: code, extensions: { code, userMessage: '안내' } }] });

let gateway: Gateway;
let storage: SessionStorage;
beforeEach(() => {
  gateway = new Gateway();
  storage = memoryStorage();
});
afterEach(() => void vi.restoreAllMocks());

const open = (settings: Partial<ConstructorParameters<typeof MallClient>[0]> = {}) =>
  new MallClient({ origin: 'https://shop.example', mallUrl: 'familyshop', storage, fetch: gateway.fetch, ...settings });
const ask = (client: MallClient) => client.request<{ me: unknown }>('{ me }');
const pass = (wall: number, steady = wall) => {
  const [date, count] = [Date.now(), performance.now()];
  vi.spyOn(Date, 'now').mockReturnValue(date + wall * 1_000);
  vi.spyOn(performance, 'now').mockReturnValue(count + steady * 1_000);
};
const tradesOf = () => gateway.sent.filter(({ refreshToken }) => refreshToken !== null).length;

describe('a session', () => {
  test('is no part of what a visitor sends', async () => {
    expect(await ask(open())).toEqual({ me: null });
    expect(gateway.sent).toEqual([expect.objectContaining({ bearer: undefined, refreshToken: null })]);
  });

  test('is renewed once for all that ask at the same time', async () => {
    const client = open();
    await client.session.keep(pairOf('1'));
    pass(1_600);
    await Promise.all(Array.from({ length: 20 }, () => ask(client)));
    expect(tradesOf()).toBe(1);
    expect(await client.session.read()).toMatchObject({ refreshToken: 'refresh-2' });
  });

  test.each([
    ['young', 60, 60, 0],
    ['near its end', 1_600, 1_600, 1],
    ['aged while the device slept, by the wall clock', 1_600, 0, 1],
    ['aged while the wall clock was set back', -9_000, 1_600, 1],
  ])('that is %s is renewed or not by the clock that has gone further', async (_name, wall, steady, trades) => {
    const client = open();
    await client.session.keep(pairOf('1'));
    pass(wall, steady);
    await ask(client);
    expect(tradesOf()).toBe(trades);
  });

  test('whose moment of receipt is not known is renewed by the first request after a start', async () => {
    await storage.write('family-mall.session.familyshop', JSON.stringify(pairOf('1')));
    await ask(open());
    expect(tradesOf()).toBe(1);
  });

  test('that another tab or process renewed is found in the storage, and not renewed again', async () => {
    let turn: Promise<unknown> = Promise.resolve();
    const shared: SessionStorage = {
      ...storage,
      lock: (_key, run) => {
        const result = turn.then(run);
        turn = result.catch(() => {});
        return result;
      },
    };
    const clients = [open({ storage: shared }), open({ storage: shared }), open({ storage: shared })];
    await clients[0]?.session.keep(pairOf('1'));
    pass(1_600);
    await Promise.all(clients.flatMap((client) => [ask(client), ask(client)]));
    expect(tradesOf()).toBe(1);
  });

  test('goes into the storage before it is used', async () => {
    const client = open();
    await client.session.keep(pairOf('1'));
    pass(1_600);
    const order: string[] = [];
    const { write } = storage;
    storage.write = (key, text) => {
      order.push('stored');
      return write(key, text);
    };
    await ask(client).then(() => order.push('answered'));
    expect(order).toEqual(['stored', 'answered']);
  });

  test('that the mall takes no more before its time is renewed, and the operation with its body sent again', async () => {
    const client = open();
    await client.session.keep({ ...pairOf('1'), accessToken: tokenOf('stolen') });
    expect(await ask(client)).toEqual({ me: 2 });
    expect(gateway.sent.map(({ body }) => body)).toEqual(Array.from({ length: 2 }, () => gateway.sent[0]?.body));
  });

  test('that is over is dropped and told once, and a newer one stays', async () => {
    const onSessionEnd = vi.fn<() => void>();
    const client = open({ onSessionEnd });
    await client.session.keep(pairOf('1'));
    gateway.refusal = 'SESSION_EXPIRED';
    pass(1_600);
    const error: unknown = await ask(client).catch((thrown: unknown) => thrown);
    expect(hasErrorCode(error, 'SESSION_EXPIRED')).toBe(true);
    expect([await client.session.read(), onSessionEnd.mock.calls.length]).toEqual([null, 1]);
    await client.session.keep(pairOf('2'));
    await client.session.end(pairOf('1'));
    expect(await client.session.read()).toMatchObject({ refreshToken: 'refresh-2' });
  });

  test('survives a network that fails and a gateway that cannot reach the mall', async () => {
    const client = open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    await client.session.keep(pairOf('1'));
    await expect(ask(client)).rejects.toThrow('fetch failed');
    expect(await client.session.read()).toMatchObject({ refreshToken: 'refresh-1' });
  });

  test('of another caller, who sets a bearer, is left alone', async () => {
    const client = open();
    await client.session.keep(pairOf('9'));
    const headers = { authorization: `Bearer ${tokenOf('1')}` };
    await client.fetch(client.endpoint, { method: 'POST', headers, body: '{}' });
    expect(gateway.sent.map(({ bearer }) => bearer)).toEqual(['1']);
  });
});

test('another version of the gateway is told once, and a patch of it is none', async () => {
  const onOtherVersion = vi.fn<(theirs: string, ours: string) => void>();
  const client = open({ onOtherVersion });
  await ask(client);
  expect(onOtherVersion).not.toHaveBeenCalled();
  gateway.version = '2.1.0';
  await ask(client);
  await ask(client);
  expect(onOtherVersion.mock.calls).toEqual([['2.1.0', '1.0.0']]);
});

test.each([
  ['graphql-request', { response: failing('RATE_LIMITED') }],
  ['urql', { graphQLErrors: [{ message: '', ...failing('RATE_LIMITED').errors[0] }] }],
  ['Apollo Client', failing('RATE_LIMITED')],
  ['Relay', { source: failing('RATE_LIMITED') }],
  ['a cause', new Error('wrapped', { cause: failing('RATE_LIMITED') })],
])('the code is found in what %s throws', (_client, thrown) => {
  expect([hasErrorCode(thrown, 'RATE_LIMITED'), hasErrorCode(thrown, 'NOT_FOUND')]).toEqual([true, false]);
});

test('a conflict is known by its code, whatever its type is called', () => {
  const result = { __typename: 'OfALaterRelease', message: '다시 확인해 주세요.', code: 'PRICE_CHANGED' as const };
  expect([isConflict(result, 'PRICE_CHANGED'), isConflict(result, 'EXPIRED'), isConflict(null, 'EXPIRED')]).toEqual([
    true,
    false,
    false,
  ]);
});
