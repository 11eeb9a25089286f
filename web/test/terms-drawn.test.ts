import { expect, test } from 'vitest';
import { renderPage } from '../src/server.tsx';
import { fakeGateway } from './support/fake-gateway.ts';
import { aMall } from './support/sample-mall.ts';

const terms = [
  { id: 'terms-1', number: '1', html: '<p>개인정보를 다루는 법</p>', approvedAt: '2026-03-01T00:00:00+09:00' },
];

test.each(['/familyshop/login', '/m/familyshop/intro'])(
  'a legal document at its address is in the page as the server rendered it: %s',
  async (page) => {
    const below = await visit(page);
    expect(below).not.toContain('개인정보를 다루는 법');
    const html = await visit(`${page}?terms=privacy`);
    expect(html).toContain('<p>개인정보를 다루는 법</p>');
    // Open without a script, and with a way out that needs none.
    expect(html).toMatch(/<dialog[^>]* open=""/);
    expect(html).toMatch(new RegExp(`<a[^>]*aria-label="닫기"[^>]*href="${page}"`));
  },
);

async function visit(url: string) {
  const { execute } = fakeGateway({ mall: aMall({ fields: { terms } }) });
  const device = url.startsWith('/m/') ? 'MOBILE' : 'DESKTOP';
  const { html } = await renderPage({
    url,
    origin: 'http://localhost:4000',
    styleNonce: 'N',
    device,
    execute,
    signal: AbortSignal.timeout(20_000),
  });
  return html.replaceAll(/<script\b.*?<\/script>/gs, '');
}
