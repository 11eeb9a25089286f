import { expect, test } from 'vitest';
import { renderPage } from '../../server.tsx';
import { fakeGateway } from '../../../test/support/fake-gateway.ts';
import { aMall, type MallSettings } from '../../../test/support/sample-mall.ts';

async function introduce(settings: Partial<MallSettings> = {}) {
  const { execute } = fakeGateway({ mall: aMall(settings) });
  const { html } = await renderPage({
    url: '/familyshop/content/familyShopIntro',
    origin: 'http://localhost',
    styleNonce: 'n',
    device: 'DESKTOP',
    execute,
    signal: AbortSignal.timeout(10_000),
  });
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return { html, main, text: main.replace(/<[^>]+>/g, '') };
}

test('the shop introduces itself by its own name, menu, centre and company', async () => {
  const { html, text } = await introduce();
  expect(html).toContain('<title>패밀리샵 소개 | 우리집 패밀리샵</title>');
  for (const words of ['디지털·가전', '1600-1234', '평일 09:00 ~ 18:00', '패밀리샵 주식회사', '김하늘'])
    expect(text).toContain(words);
});

test('kinds of goods that its menu does not have are not promised', async () => {
  const { text } = await introduce();
  expect(text).toContain('생활 상품');
  expect(text).not.toContain('정기구독');
});

test('facts that the mall did not give are left out', async () => {
  const { text } = await introduce({ fields: { company: { name: '나눔상사' }, customerCenter: {} } });
  expect(text).toContain('나눔상사');
  expect(text).not.toContain('대표자');
  expect(text).not.toContain('평일');
});

test('an upload mall, which sells nothing here, links to its uploads', async () => {
  const { main, text } = await introduce({ salesType: 'UPLOAD', openAreas: ['UPLOAD', 'MY_SHOP', 'CONTENT'] });
  expect(main).toContain('href="/familyshop/upload"');
  expect(text).toContain('대량 주문');
  expect(text).not.toContain('이런 상품을 만나요');
});

test('a mall without a page of questions and answers does not send anyone there', async () => {
  const common = await introduce({ salesType: 'COMMON', openAreas: ['SHOPPING', 'CONTENT'] });
  expect(common.text).not.toContain('자주 묻는 질문');
  expect(common.text).toContain('고객센터로 연락해 주세요');
  expect((await introduce()).main).toContain('href="/familyshop/myshop/listFaq"');
});
