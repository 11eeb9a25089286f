import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { signIn } from '../sandbox/ask.ts';
import type { System } from '../sandbox/system.ts';
import { languagesShown, readNativeExample } from './guide.ts';
import { runWell } from './shell.ts';

const compiler = fileURLToPath(new URL('../../../docs/examples/node/node_modules/.bin/tsc', import.meta.url));
const strictly = [
  '--noEmit',
  '--strict',
  '--noUncheckedIndexedAccess',
  '--skipLibCheck',
  '--target',
  'es2022',
  '--lib',
  'es2022,dom',
  '--types',
  '',
];

interface Pair {
  accessToken: string;
  refreshToken: string;
}

/** The exports of the printed code that are used here. */
interface NativeExample {
  MallSession: new (parts: { vault: object; origin: string; mallUrl: string }) => {
    open(): Promise<void>;
    ask(operation: object, variables: object): Promise<{ data?: any; errors?: { extensions: { code: string } }[] }>; // eslint-disable-line typescript/no-explicit-any -- tests read any result
    keep(pair: Pair): Promise<void>;
  };
}

/** The native app of docs/clients.md: its code is taken out of the page and walked by the storefront's own operations. */
export function describeNativeApp(system: () => System): void {
  describe('the native app', () => {
    let file = '';
    let MallSession: NativeExample['MallSession'];
    const kept = new Map<string, Pair>();
    const vault = {
      read: async (mall: string) => kept.get(mall) ?? null,
      write: async (mall: string, pair: Pair) => void kept.set(mall, pair),
      erase: async (mall: string) => void kept.delete(mall),
    };
    const start = async () => {
      const session = new MallSession({ vault, origin: system().url, mallUrl: 'familyshop' });
      await session.open();
      return session;
    };
    const viewer = { mallUrl: 'familyshop' };

    beforeAll(async () => {
      const folder = join(system().root, 'native');
      await mkdir(folder);
      file = join(folder, 'mall-session.ts');
      await writeFile(file, readNativeExample());
      ({ MallSession } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as NativeExample);
    });
    afterEach(() => void vi.unstubAllGlobals());

    test('nothing is shown in the guide that no test runs', () => {
      expect(languagesShown().filter((language) => !['sh', 'json', 'ts', 'graphql', ''].includes(language))).toEqual(
        [],
      );
    });

    test('keeps to its types', async () => {
      expect(await runWell(compiler, [...strictly, file], { cwd: system().root, env: process.env })).toBe('');
    });

    test("sends a visitor's operation by GET, so that a CDN may cache it", async () => {
      const fetched = watchFetch();
      const session = await start();
      const { data } = await session.ask(await operation('ShellMenu', 'query'), {
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
      const session = await start();
      await session.keep(first);
      const whoAmI = await operation('ViewerName', 'query');
      expect((await session.ask(whoAmI, viewer)).data.viewer.maskedName).toBe('솔');
      expect(kept.get('familyshop')).toEqual(first);

      kept.set('familyshop', { ...first, accessToken: ended(first.accessToken) });
      const later = await start();
      expect((await later.ask(whoAmI, viewer)).data.viewer.maskedName).toBe('솔');
      const renewed = kept.get('familyshop');
      expect(renewed?.refreshToken).not.toBe(first.refreshToken);
      expect((await later.ask(whoAmI, viewer)).data.viewer.maskedName).toBe('솔');
      expect(kept.get('familyshop')).toEqual(renewed);

      // One that the mall takes no more before its time: renewed, and the operation repeated.
      await later.keep({ ...(renewed as Pair), accessToken: ofNobody(first.accessToken) });
      expect((await later.ask(whoAmI, viewer)).data.viewer.maskedName).toBe('솔');
      expect(kept.get('familyshop')?.refreshToken).not.toBe(renewed?.refreshToken);

      kept.set('familyshop', { accessToken: ended(first.accessToken), refreshToken: 'never-handed-out' });
      const much = await start();
      expect((await much.ask(whoAmI, viewer)).errors?.map(({ extensions }) => extensions.code)).toEqual([
        'SESSION_EXPIRED',
      ]);
      expect(kept.has('familyshop')).toBe(false);
      expect((await much.ask(whoAmI, viewer)).data).toMatchObject({ viewer: null });
    });

    test('renews a session that expired during sleep, by the clock that went on', async () => {
      const { accessToken = '', refreshToken = '' } = await signIn(system().url, {
        mallUrl: 'familyshop',
        id: 'sol',
        password: 'Family!2026',
      });
      const whoAmI = await operation('ViewerName', 'query');
      const session = await start();
      await session.keep({ accessToken, refreshToken });
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
        expect((await session.ask(whoAmI, viewer)).data.viewer.maskedName).toBe('솔');
      }
      for (const clock of clocks) clock.mockRestore();
      expect(fetched.map(({ refreshToken: shown }) => shown !== null)).toEqual([false, true, true]);
    });

    test('asks by the text where the gateway has no manifest of the app', async () => {
      const text = 'query Front($url: String!) { mall(url: $url, device: MOBILE) { name } }';
      const ofNoManifest = { name: 'Front', kind: 'query', sha256: createHash('sha256').update(text).digest('hex') };
      const session = await start();
      const variables = { url: 'familyshop' };
      const { errors } = await session.ask(ofNoManifest, variables);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
      expect((await session.ask({ ...ofNoManifest, text }, variables)).data).toEqual({ mall: { name: '통신가족샵' } });
    });

    test('keeps the tokens of a session when the network fails', async () => {
      kept.set('familyshop', {
        accessToken: ended(`e.${Buffer.from('{}').toString('base64url')}.s`),
        refreshToken: 'r',
      });
      const session = new MallSession({ vault, origin: 'http://127.0.0.1:9', mallUrl: 'familyshop' });
      await session.open();
      await expect(session.ask(await operation('ViewerName', 'query'), viewer)).rejects.toThrow('fetch failed');
      expect(kept.get('familyshop')).toMatchObject({ refreshToken: 'r' });
    });
  });

  async function operation(name: string, kind: 'query' | 'mutation') {
    const manifest = JSON.parse(
      await readFile(join(system().root, 'web/dist/server/persisted-documents.json'), 'utf8'),
    ) as Record<string, string>;
    const text = Object.values(manifest).find((each) => each.includes(`${kind} ${name}(`)) ?? '';
    return { name, kind, sha256: createHash('sha256').update(text).digest('hex') };
  }
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
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
    const response = await fetch(address, options);
    seen.push({
      method: options?.method ?? 'GET',
      cacheControl: response.headers.get('cache-control'),
      refreshToken: new Headers(options?.headers).get('x-refresh-token'),
    });
    return response;
  });
  return seen;
}
