import { describe, expect, test } from 'vitest';
import { renderPage } from '../../server.tsx';
import { fakeGateway } from '../../../test/support/fake-gateway.ts';
import { aMall } from '../../../test/support/sample-mall.ts';
import { someFaq as faq } from '../../../test/support/sample-posts.ts';

async function renderAt(url: string, fields: Record<string, unknown> = { faq }) {
  const { execute } = fakeGateway({ mall: aMall({ fields }) });
  const device = url.startsWith('/m/') ? 'MOBILE' : 'DESKTOP';
  const { html, status } = await renderPage({
    url,
    origin: 'http://localhost',
    styleNonce: 'n',
    device,
    execute,
    signal: AbortSignal.timeout(10_000),
  });
  return { status, html: html.replace(/<script.*?<\/script>/gs, '') };
}

describe('frequent questions without a script', () => {
  test.each(['/familyshop/myshop/listFaq', '/m/familyshop/myShop/faqList'])(
    'hold their answers and unfold by themselves: %s',
    async (url) => {
      const { html, status } = await renderAt(url);
      expect(status).toBe(200);
      expect(html).toContain('<p>보통 출발한 다음 날 도착해요.</p>');
      expect(html.match(/<details/g)).toHaveLength(2);
      expect(html).not.toMatch(/<details[^>]*\sopen/);
    },
  );

  test('a link to one question finds it open', async () => {
    const { html } = await renderAt('/familyshop/myshop/listFaq?question=3');
    expect(html.match(/<details[^>]*\sopen/g)).toHaveLength(1);
    expect(html).toMatch(/<details[^>]*\sopen(?:(?!<details).)*배송은 얼마나 걸리나요/s);
  });

  test('a search that finds nothing keeps the ways on', async () => {
    const { html } = await renderAt('/familyshop/myshop/listFaq?category=FQ05&keyword=%EB%B0%94%EB%8B%A4');
    for (const words of ['찾으시는 질문이 없어요', '모든 분류에서 찾기', '전체 질문 보기', '1600-1234'])
      expect(html).toContain(words);
  });

  test('that fails to load says so', async () => {
    const { html, status } = await renderAt('/familyshop/myshop/listFaq', {
      faq: () => Promise.reject(new Error('질문을 고치고 있어요')),
    });
    expect(status).toBe(200);
    expect(html).toContain('질문을 고치고 있어요');
    expect(html).toContain('다시 시도');
  });
});
