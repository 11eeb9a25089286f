import type { DehydratedState } from '../src/app/apollo/dehydrated-state.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inlineScripts, matchPage, renderPage, renderShell, type RenderRequest } from '../src/server.tsx';
import { fakeGateway } from './support/fake-gateway.ts';
import { aMall } from './support/sample-mall.ts';

const styleNonce = 'NONCE-MARKER';

afterEach(() => void vi.useRealTimers());

function visit(
  url: string,
  mall: Record<string, unknown> | null,
  rest: Partial<RenderRequest> & { ageSeconds?: number } = {},
) {
  const { ageSeconds, ...request } = rest;
  const gateway = fakeGateway({ mall, ageSeconds });
  const device = url.startsWith('/m/') ? 'MOBILE' : 'DESKTOP';
  const page = renderPage({
    url,
    origin: 'http://localhost:4000',
    styleNonce,
    device,
    execute: gateway.execute,
    signal: AbortSignal.timeout(60_000),
    ...request,
  });
  return { page, requests: gateway.requests };
}

function stateIn(html: string) {
  const [, state = ''] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(state) as DehydratedState;
}

describe('a page rendered for an anonymous visitor', () => {
  test('contains its text before any script runs', async () => {
    const { html, status } = await visit('/familyshop/login', aMall()).page;
    expect(status).toBe(200);
    expect(html).toContain('<title>로그인 | 우리집 패밀리샵</title>');
    expect(textOf(html)).toContain('폴더블');
    expect(textOf(html)).toContain('대표자김하늘');
    expect(textOf(html)).toContain('09:00 ~ 18:00');
  });

  test('wears the theme of its mall', async () => {
    const { html } = await visit('/familyshop/login', aMall({ theme: 'D' })).page;
    expect(html).toMatch(/<html lang="ko" data-theme="D" data-device="DESKTOP"/);
  });

  test("is the same page on the phone with the phone's shell", async () => {
    const { html } = await visit('/m/familyshop/intro', aMall()).page;
    expect(html).toContain('data-device="MOBILE"');
    expect(html).toContain('id="bottom-bar"');
    expect(textOf(html)).toContain('둘러보기');
  });

  test('runs no inline script but those that are the same on every page', async () => {
    const { html } = await visit('/familyshop/login', aMall()).page;
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.length).toBeGreaterThanOrEqual(2);
    const running = scripts.filter(([, attributes = '']) => !attributes.includes('type="application/json"'));
    expect(running.map(([, , text]) => text).filter((text) => !inlineScripts.includes(text ?? ''))).toEqual([]);
    expect(html).not.toMatch(/\son\w+="/);
    expect(html).not.toContain('<style');
  });

  test('carries its results as data that cannot end their script element', async () => {
    const mall = aMall({ title: '</script><script>alert(1)</script>' });
    const { html } = await visit('/familyshop/login', mall).page;
    expect(html).not.toContain('<script>alert(1)');
    const { cache, operations } = stateIn(html);
    expect(JSON.stringify(cache)).toContain('</script><script>alert(1)</script>');
    expect(operations.every(({ documentId }) => documentId.startsWith('sha256:'))).toBe(true);
  });

  test('sends each query once', async () => {
    const { page, requests } = visit('/familyshop/login', aMall());
    await page;
    const names = requests.map(({ documentId, variables }) => documentId + JSON.stringify(variables));
    expect(new Set(names).size).toBe(names.length);
  });

  test('may be cached as long as its shortest-lived result stays fresh', async () => {
    const { maxAge } = await visit('/familyshop/content/familyShopIntro', aMall(), { ageSeconds: 600 }).page;
    expect(maxAge).toBe(3000);
  });

  test('lists its queries, in the order of its results and with how long each is fresh', async () => {
    const { html, requests } = await visit('/familyshop/content/familyShopIntro', aMall()).page;
    expect(requests.map(({ documentId, variables }) => ({ documentId, variables }))).toEqual(
      stateIn(html).operations.map(({ documentId, variables }) => ({ documentId, variables })),
    );
    expect(requests.length).toBeGreaterThan(1);
    expect(requests.every(({ freshMs }) => freshMs === 3_600_000)).toBe(true);
  });

  test.each(['/familyshop/home', '/m/familyshop/intro', '/familyshop/login', '/m/familyshop/search/result?keyword=x'])(
    'is byte-identical for the same results, whatever day it is: %s',
    async (path) => {
      const first = await visit(path, aMall()).page;
      vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 4, 5, 23, 30) });
      expect((await visit(path, aMall(), { ageSeconds: 600 }).page).html).toBe(first.html);
    },
  );
});

describe('what cannot be shown', () => {
  test('an unknown mall is answered 404, not kept', async () => {
    const { status, html, maxAge } = await visit('/familyshop/home', null).page;
    expect(status).toBe(404);
    expect(maxAge).toBe(0);
    expect(textOf(html)).toContain('페이지를 찾을 수 없어요');
    expect(html).toContain('<title>페이지를 찾을 수 없어요 | 패밀리샵</title>');
  });

  test('a mall that is down is answered 503 in Korean, with the request number', async () => {
    const errors = [
      { message: '쇼핑몰에 연결할 수 없습니다.', extensions: { code: 'MALL_UNREACHABLE', requestId: 'req-7' } },
    ];
    const { execute } = fakeGateway({ mall: null });
    const broken: RenderRequest['execute'] = async (operation) => ({ ...(await execute(operation)), errors });
    const { status, html, maxAge } = await visit('/familyshop/home', null, { execute: broken }).page;
    expect(status).toBe(503);
    expect(maxAge).toBe(0);
    expect(textOf(html)).toContain('쇼핑몰에 연결할 수 없습니다.');
    expect(textOf(html)).toContain('req-7');
  });

  test('a page that this kind of mall does not open shows the image that links home', async () => {
    const upload = aMall({ salesType: 'UPLOAD', openAreas: ['UPLOAD', 'MY_SHOP', 'CONTENT'] });
    const { status, html } = await visit('/familyshop/home', upload).page;
    expect(status).toBe(404);
    expect(textOf(html)).toContain('이 쇼핑몰에서는 볼 수 없는 페이지예요');
    expect(html).toContain('href="/familyshop/upload"');
  });

  test('a failed menu leaves the page standing, unkept', async () => {
    const { menu: _menu, ...rest } = aMall();
    const mall = { ...rest, menu: () => Promise.reject(new Error('no menu')) };
    const { status, html, maxAge, requests } = await visit('/familyshop/login', mall).page;
    expect(status).toBe(200);
    expect(maxAge).toBe(0);
    expect(requests.some(({ freshMs }) => freshMs === null)).toBe(true);
    expect(textOf(html)).toContain('비밀번호');
  });
});

describe('a page for members', () => {
  test.each(['/familyshop/myshop/listMyOrder', '/m/familyshop/myQuestion/listCart'])(
    '%s is rendered as the shell alone',
    async (url) => {
      const { status, html } = await visit(url, aMall()).page;
      expect(status).toBe(200);
      expect(html).toContain('data-rendered="waiting ');
      expect(textOf(html)).toContain('불러오는 중이에요');
    },
  );

  test('every page of a mall that requires a login is rendered so, but not its login page', async () => {
    const mall = aMall({ requiresLogin: true });
    expect((await visit('/familyshop/home', mall).page).html).toContain('data-rendered="waiting ');
    expect((await visit('/familyshop/login', mall).page).html).toContain('data-rendered="page ');
  });
});

describe('the shell alone', () => {
  test('lets the browser render the page', () => {
    const html = renderShell({ styleNonce, status: 200, device: 'MOBILE' });
    expect(html).toContain('data-rendered="shell"');
    expect(html).toContain('data-device="MOBILE"');
    expect(textOf(html)).toContain('불러오는 중이에요');
  });

  test('says what is wrong if it is an error page', () => {
    const notFound = renderShell({ styleNonce, status: 404, device: 'DESKTOP', page: 'not-found' });
    expect(textOf(notFound)).toContain('페이지를 찾을 수 없어요');
    expect(notFound).toContain('<title>페이지를 찾을 수 없어요 | 패밀리샵</title>');
    expect(
      textOf(renderShell({ styleNonce, status: 503, device: 'DESKTOP', page: 'mall-down', requestId: 'req-9' })),
    ).toContain('req-9');
  });
});

test('the server module knows the paths it renders', () => {
  expect(matchPage('/familyshop/home', 'DESKTOP')).toEqual({ mallUrl: 'familyshop', device: 'DESKTOP' });
});

function textOf(html: string): string {
  return html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, '');
}
