// Full tier: every page of a phone with the oddest data in a browser; web/test/odd-data.test.tsx has all pages in jsdom.
import { join } from 'node:path';
import { expect } from 'vitest';
import { startFakeMall, type FakeMall } from '../../bff/test/helpers/fake-mall.ts';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { productsFor, samples } from '../../bff/test/helpers/samples.ts';
import { root } from '../../scripts/lib/paths.ts';
import { hydrated, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';

const WALK_MS = 300_000;
const MOVE_MS = 120_000;

const phonePages = [
  'intro',
  'home',
  'home?terms=privacy',
  'goods/list?ctgNo=200100',
  'goods/detailGoods?gdsGrpNo=GD00000101',
  'goods/detailGoods?gdsGrpNo=HP00000001',
  'notice',
  'board/boardDetail?tp=CM00404&brdNo=101',
  'mdReview',
  'myShop/faqList',
  'kakao/handyService',
];

const broken =
  '<p>1<p>2<a href="/home">3<a href="/home">4</a></a><li>5<dd>6<td>7<table><div><table><tr><td>8<p>9</table></div></table>10<form><form></form>' +
  `<b><i>11</b></i><!-- 12 --><![CDATA[ 13 ]]>\u0000\r\n\u2028\u202E<h2><h3>14</h3></h2></div></div></li></section></a><select><option>15<div>16</select>${'<div>'.repeat(600)}17`;

/** In every text and in every piece of HTML. */
const odd = { text: '가\uD800\r\n\u2028\u202E<b>나</b>\u0000\r', html: `\uD800${broken}\r${broken}` };

const isHtml = (field: string) => /html$/iu.test(field) || field === 'terms';
/** Text for people; everything else is a code, a number, an address or a time. */
const isText = (field: string) =>
  /(?:Nm|Name|title|Desc|Text|Tag|qstn|company|address|Cntn|makerNm|custTel|mallEmail)$/u.test(field) &&
  field !== 'mallUrl';

/** The mall's usual responses, with the violation in every text. */
function made(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => made(each, field));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, made(each, name)]));
  if (typeof value !== 'string') return value;
  return isHtml(field) ? odd.html : isText(field) ? odd.text : value;
}

let mall: FakeMall;
let gateway: GatewayProcess;

test.beforeAll(async () => {
  mall = await startFakeMall();
  for (const [path, answer] of Object.entries(samples)) mall.on(path, () => made(structuredClone(answer)));
  for (const path of ['pre/layout/product/goods', 'pre/layout/product/wireless'])
    mall.on(path, (call) => made(productsFor(call)));
  gateway = await startGatewayProcess({
    MALL_API_URL: mall.url,
    WEB_DIST: join(root, 'web/dist'),
    RENDER_MS: '60000',
    ANSWER_MS: '60000',
    MALL_CALL_MS: '30000',
  });
});
test.afterAll(async () => {
  await gateway?.close();
  await mall?.close();
});

test('every page of a phone hydrates as it was rendered', { timeout: WALK_MS }, async ({ browser }) => {
  const faults: string[] = [];
  const { page, complaints, context } = await visit(browser, 'phone', { reducedMotion: 'reduce' });
  for (const path of phonePages) {
    complaints.length = 0;
    await page.goto(`${gateway.url}/m/familyshop/${path}`, { waitUntil: 'commit', timeout: MOVE_MS });
    await hydrated(page);
    const drawn = await page.evaluate(() => document.getElementById('root')?.dataset.rendered);
    if (!drawn?.startsWith('page ')) faults.push(`${path} was drawn as ${drawn}`);
    faults.push(...complaints.filter(isOfReact).map((complaint) => `${path}: ${shortened(complaint)}`));
  }
  await context.close();
  expect(faults).toEqual([]);
});

/** What went wrong stands at the beginning, and where at the end. */
function shortened(complaint: string): string {
  return complaint.length > 1_500 ? `${complaint.slice(0, 500)} … ${complaint.slice(-1_000)}` : complaint;
}

/** Images that the fake mall does not have are reported too. */
function isOfReact(complaint: string): boolean {
  return !/Failed to load resource|preloaded using link preload/u.test(complaint);
}
