// Full tier: every page with the oddest data, in a development build.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { startFakeMall, type FakeMall } from '../../bff/test/helpers/fake-mall.ts';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { productsFor, samples } from '../../bff/test/helpers/samples.ts';
import { root } from '../../scripts/lib/paths.ts';
import { hydrated, visit } from '../harness/browser.ts';
import { buildForDevelopment } from '../harness/development-build.ts';
import { test } from '../harness/journey.ts';

const WALK_MS = 300_000;
/** Laying so much text out takes a busy machine long, and the way to the next page waits for it. */
const MOVE_MS = 120_000;

const desktopPages = [
  'home',
  'home?terms=use',
  'login',
  'goods/list?ctgNo=200100',
  'goods/detailGoods?gdsGrpNo=GD00000101',
  'goods/detailGoods?gdsGrpNo=HP00000001',
  'board/boardList?tp=CM00404&page=1',
  'board/boardDetail?tp=CM00404&brdNo=101',
  'myshop/listFaq',
  'content/familyShopIntro',
  'exhibition/listExhibition',
];
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

/** The oddest that the contract allows in any text, and in any piece of HTML. */
const oddities = [
  { what: 'nothing that a page can hold, and broken HTML', text: '\u0000', html: broken },
  {
    what: 'half characters, line ends and marks of direction',
    text: '가\uD800\r\n\u2028\u202E<b>나</b>\u0000\r',
    html: `\uD800${broken}\r${broken}`,
  },
  {
    what: 'more than a text of a document can be',
    text: '가나다라 '.repeat(14_000),
    html: `<p>${'글자 '.repeat(30_000)}</p>`,
  },
];

type Oddity = (typeof oddities)[number];
const isHtml = (field: string) => /html$/iu.test(field) || field === 'terms';
/** Text for people; everything else is a code, a number, an address or a time. */
const isText = (field: string) =>
  /(?:Nm|Name|title|Desc|Text|Tag|qstn|company|address|Cntn|makerNm|custTel|mallEmail)$/u.test(field) &&
  field !== 'mallUrl';

const isLong = ({ text }: Oddity) => text.length > 1_000;

/** The mall's usual responses, with the violation in every text; one that is long only in the first of each list. */
function made(oddity: Oddity, value: unknown, field = ''): unknown {
  if (Array.isArray(value))
    return value.map((each, index) => (index > 0 && isLong(oddity) ? each : made(oddity, each, field)));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, made(oddity, each, name)]));
  if (typeof value !== 'string') return value;
  return isHtml(field) ? oddity.html : isText(field) ? oddity.text : value;
}

let browser: Browser;
let mall: FakeMall;
let gateway: GatewayProcess | undefined;
let developmentDist: string;

test.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  [mall, developmentDist] = await Promise.all([startFakeMall(), buildForDevelopment()]);
});
test.afterAll(async () => {
  await gateway?.close();
  await mall?.close();
  await rm(developmentDist, { recursive: true, force: true });
});

/** Each with its own gateway, so that nothing is cached from another one. */
async function openOddMall(oddity: Oddity, build: string): Promise<string> {
  await gateway?.close();
  for (const [path, answer] of Object.entries(samples)) mall.on(path, () => made(oddity, structuredClone(answer)));
  for (const path of ['pre/layout/product/goods', 'pre/layout/product/wireless'])
    mall.on(path, (call) => made(oddity, productsFor(call)));
  const webDist = build === 'development' ? developmentDist : join(root, 'web/dist');
  gateway = await startGatewayProcess({
    MALL_API_URL: mall.url,
    WEB_DIST: webDist,
    RENDER_MS: '60000',
    ANSWER_MS: '60000',
    MALL_CALL_MS: '30000',
  });
  return gateway.url;
}

type Device = 'desktop' | 'phone';
const walks: Record<Device, { start: string; pages: string[] }> = {
  desktop: { start: '/familyshop', pages: desktopPages },
  phone: { start: '/m/familyshop', pages: phonePages },
};
const other: Record<Device, Device> = { desktop: 'phone', phone: 'desktop' };

/**
 * Each oddity on both devices, each device by both builds, each build with each oddity. But a text's length changes nothing
 * that only the development build reports: nested elements and keys.
 */
const combinations = oddities.flatMap((oddity, index) => {
  const device: Device = index % 2 === 0 ? 'desktop' : 'phone';
  return [
    { oddity, what: oddity.what, device, build: isLong(oddity) ? 'production' : 'development' },
    { oddity, what: oddity.what, device: other[device], build: 'production' },
  ];
});

test.each(combinations)(
  'every page of a $device hydrates as it was rendered by the $build build of React, with $what everywhere',
  { timeout: WALK_MS },
  async ({ oddity, device, build }) => {
    const url = await openOddMall(oddity, build);
    const faults: string[] = [];
    const { start, pages } = walks[device];
    const { page, complaints, context } = await visit(browser, device, { reducedMotion: 'reduce' });
    if (isLong(oddity)) await page.addInitScript(layOutNothing);
    for (const path of pages) {
      complaints.length = 0;
      await page.goto(`${url}${start}/${path}`, { waitUntil: 'commit', timeout: MOVE_MS });
      await hydrated(page);
      const drawn = await page.evaluate(() => document.getElementById('root')?.dataset.rendered);
      if (!drawn?.startsWith('page ')) faults.push(`${path} was drawn as ${drawn}`);
      faults.push(...complaints.filter(isOfReact).map((complaint) => `${path}: ${shortened(complaint)}`));
    }
    await context.close();
    expect(faults).toEqual([]);
  },
);

/** What went wrong stands at the beginning, and where at the end. */
function shortened(complaint: string): string {
  return complaint.length > 1_500 ? `${complaint.slice(0, 500)} … ${complaint.slice(-1_000)}` : complaint;
}

/** Hydration compares documents, and so much text takes a busy machine minutes to lay out. */
function layOutNothing(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('#root { display: none; }');
  document.adoptedStyleSheets = [style];
}

/** Images that the fake mall does not have are reported too. */
function isOfReact(complaint: string): boolean {
  return !/Failed to load resource|preloaded using link preload/u.test(complaint);
}
