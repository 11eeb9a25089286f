import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { MallClient } from '../../../packages/client/src/client.ts';
import type { PersistedDocument } from '../../../packages/client/src/documents.ts';
import type { SessionStorage } from '../../../packages/client/src/session-storage.ts';
import { signIn } from '../sandbox/ask.ts';
import type { System } from '../sandbox/system.ts';
import { languagesShown } from './guide.ts';
import { copyNativeExample, keychain } from './native-example.ts';

interface Pair {
  accessToken: string;
  refreshToken: string;
}

const service = 'family-mall.session.familyshop';

const kept = () => JSON.parse(keychain().get(service) ?? 'null') as Pair | null;
const keep = (pair: Pair) => keychain().set(service, JSON.stringify(pair));

async function send(client: MallClient, document: PersistedDocument, variables: object) {
  const answer = await client.send(document, variables);
  return answer as typeof answer & { data: any }; // eslint-disable-line typescript/no-explicit-any -- tests read any result
}

/** docs/examples/react-native: its own storage and client, walked by the storefront's operations. */
export function describeNativeApp(system: () => System): void {
  describe('the native app', () => {
    let vault: SessionStorage;
    let folder = '';
    /** As the app does at each start. */
    const start = () => new MallClient({ origin: system().url, mallUrl: 'familyshop', storage: vault });
    const viewer = { mallUrl: 'familyshop' };

    beforeAll(async () => {
      folder = await copyNativeExample();
      ({ vault } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'src/vault.ts')).href)) as {
        vault: SessionStorage;
      });
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));
    afterEach(() => {
      vi.unstubAllGlobals();
      keychain().clear();
    });

    test('nothing is shown in the guide that no test runs', () => {
      expect(languagesShown().filter((language) => !['sh', 'json', 'graphql', ''].includes(language))).toEqual([]);
    });

    test('asks by id, and by GET while nobody is signed in, so that a CDN may cache it', async () => {
      const fetched = watchFetch();
      const { data } = await send(start(), await operation('ShellMenu', 'query'), {
        url: 'familyshop',
        device: 'MOBILE',
      });
      expect(data.mall.menu.length).toBeGreaterThan(0);
      expect(fetched.map(({ method, cacheControl }) => [method, cacheControl])).toEqual([
        ['GET', expect.stringMatching(/max-age=\d+/u)],
      ]);
    });

    test('stays signed in over a restart, renews a session near its end, and is signed out when the session has ended', async () => {
      const signedIn = await signIn(system().url, { mallUrl: 'familyshop', id: 'sol', password: 'Family!2026' });
      const first = { accessToken: signedIn.accessToken ?? '', refreshToken: signedIn.refreshToken ?? '' };
      const app = start();
      await app.session.keep(first);
      const whoAmI = await operation('ViewerName', 'query');
      expect((await send(app, whoAmI, viewer)).data.viewer.maskedName).toBe('솔');
      expect(kept()).toMatchObject(first);

      keep({ ...first, accessToken: ended(first.accessToken) });
      const later = start();
      expect((await send(later, whoAmI, viewer)).data.viewer.maskedName).toBe('솔');
      const renewed = kept();
      expect(renewed?.refreshToken).not.toBe(first.refreshToken);
      expect((await send(later, whoAmI, viewer)).data.viewer.maskedName).toBe('솔');
      expect(kept()).toEqual(renewed);

      // One that the mall takes no more before its time: renewed, and the operation repeated.
      await later.session.keep({ ...(renewed as Pair), accessToken: ofNobody(first.accessToken) });
      expect((await send(later, whoAmI, viewer)).data.viewer.maskedName).toBe('솔');
      expect(kept()?.refreshToken).not.toBe(renewed?.refreshToken);

      keep({ accessToken: ended(first.accessToken), refreshToken: 'never-handed-out' });
      const muchLater = start();
      expect((await send(muchLater, whoAmI, viewer)).errors?.map(({ extensions }) => extensions.code)).toEqual([
        'SESSION_EXPIRED',
      ]);
      expect(kept()).toBeNull();
      expect((await send(muchLater, whoAmI, viewer)).data).toMatchObject({ viewer: null });
    });

    test('renews a session that expired during sleep, by the clock that went on', async () => {
      const { accessToken = '', refreshToken = '' } = await signIn(system().url, {
        mallUrl: 'familyshop',
        id: 'sol',
        password: 'Family!2026',
      });
      const whoAmI = await operation('ViewerName', 'query');
      const app = start();
      await app.session.keep({ accessToken, refreshToken });
      const fetched = watchFetch();
      const [wall, steady] = [Date.now, performance.now.bind(performance)];
      const clocks = [vi.spyOn(Date, 'now'), vi.spyOn(performance, 'now')];
      for (const [wallAhead, steadyAhead] of [
        [0, 0],
        [1_600_000, 0],
        [-9_000_000, 1_600_000],
      ] as const) {
        clocks[0]?.mockImplementation(() => wall() + wallAhead);
        clocks[1]?.mockImplementation(() => steady() + steadyAhead);
        expect((await send(app, whoAmI, viewer)).data.viewer.maskedName).toBe('솔');
      }
      for (const clock of clocks) clock.mockRestore();
      expect(fetched.map(({ refreshToken: shown }) => shown !== null)).toEqual([false, true, true]);
    });

    test('works as it is on a gateway that has no manifest of it: the front page by its text, and sign-in', async () => {
      const { url } = system();
      const { fetch } = globalThis;
      vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
        const request = new Request(input, init);
        const { pathname, search } = new URL(request.url);
        return fetch(new Request(url + pathname + search, request));
      });
      const app = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'src/mall.ts')).href)) as NativeApp;
      expect(app.front.id).toBe(`sha256:${hashOf(app.front.text ?? '')}`);
      const withoutText = { ...app.front, text: undefined } as unknown as PersistedDocument;
      expect((await app.mall.send(withoutText, viewer)).errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
      expect((await app.mall.send(app.front, viewer)).data).toMatchObject({ mall: { name: '통신가족샵' } });

      expect(await app.signIn('sol', 'wrong')).toMatch(/[가-힣]/u);
      expect(await app.signIn('sol', 'Family!2026')).toBeNull();
      expect((await app.mall.send(await operation('ViewerName', 'query'), viewer)).data).toMatchObject({
        viewer: { maskedName: '솔' },
      });
    });

    test('keeps the tokens of a session when the network fails', async () => {
      keep({ accessToken: ended(`e.${Buffer.from('{}').toString('base64url')}.s`), refreshToken: 'r' });
      const app = new MallClient({ origin: 'http://127.0.0.1:9', mallUrl: 'familyshop', storage: vault });
      await expect(app.send(await operation('ViewerName', 'query'), viewer)).rejects.toThrow('fetch failed');
      expect(kept()).toMatchObject({ refreshToken: 'r' });
    });
  });

  async function operation(name: string, kind: 'query' | 'mutation'): Promise<PersistedDocument> {
    const manifest = JSON.parse(
      await readFile(join(system().root, 'web/dist/server/persisted-documents.json'), 'utf8'),
    ) as Record<string, string>;
    const text = Object.values(manifest).find((each) => each.includes(`${kind} ${name}(`)) ?? '';
    return { name, kind, id: `sha256:${hashOf(text)}` };
  }
}

/** What src/mall.ts exports. */
interface NativeApp {
  mall: MallClient;
  front: PersistedDocument;
  signIn(id: string, password: string): Promise<string | null>;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The same token after its expiry. Its signature does not matter then. */
function ended(accessToken: string): string {
  const [head, payload = '', signature] = accessToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return [
    head,
    Buffer.from(JSON.stringify({ ...claims, iat: 1_000, exp: 2_000 })).toString('base64url'),
    signature,
  ].join('.');
}

/** The same token with a signature that the mall refuses. */
function ofNobody(accessToken: string): string {
  return `${accessToken.slice(0, accessToken.lastIndexOf('.'))}.nobodys`;
}

interface Seen {
  method: string;
  cacheControl: string | null;
  refreshToken: string | null;
}

function watchFetch(): Seen[] {
  const seen: Seen[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const { method, headers } = input instanceof Request ? input : new Request(input, init);
    const response = await fetch(input, init);
    seen.push({
      method,
      cacheControl: response.headers.get('cache-control'),
      refreshToken: headers.get('x-refresh-token'),
    });
    return response;
  });
  return seen;
}
