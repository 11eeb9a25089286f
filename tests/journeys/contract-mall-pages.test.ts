// Full tier: every page of a mall that tells no more than the contract; the quick tier asks for all of their data.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../mall/src/config.ts';
import { startMall } from '../../mall/src/server.ts';
import { openContractProxy } from '../../mall/test/rest/harness/contract-proxy.ts';
import { fillWithSeed } from '../../mall/test/rest/harness/seeded.ts';
import { root } from '../../scripts/lib/paths.ts';
import { everyPage } from '../harness/every-page.ts';
import { openFaultGateway, type FaultGateway } from '../harness/fault-gateway.ts';

const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
  phone: 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
};
/** Texts of what could not be shown. */
const failure =
  /네트워크 오류입니다|정보를 가져오는데 실패했습니다|지금은 쇼핑몰에 연결할 수 없어요|에러가 발생했습니다|undefined|NaN|\[object/u;
/** Patient, on a busy machine too. */
const settings = { MALL_CALL_MS: '25000', ANSWER_MS: '29000', RENDER_MS: '60000' };

let gateway: FaultGateway;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'family-mall-contract-'));
  closing.unshift(() => rm(folder, { recursive: true, force: true }));
  await fillWithSeed(folder);
  const mall = await startMall(readSettings({ MALL_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  closing.unshift(() => mall.close());
  const proxy = await openContractProxy(mall.url);
  closing.unshift(() => proxy.close());
  gateway = await openFaultGateway(proxy.url, { webDist: join(root, 'web/dist'), settings });
  closing.unshift(() => gateway.close());
});
afterAll(async () => {
  for (const close of closing) await close();
});

const pages = everyPage
  .filter(({ who }) => who === 'visitor')
  .flatMap(({ device, addresses }) => addresses.map((address) => ({ device, address })));

test.each(pages)('$address is rendered whole on a $device', async ({ device, address }) => {
  const headers = { 'user-agent': agents[device] };
  const answer = await fetch(gateway.url + address, { headers, redirect: 'manual' });
  expect(answer.status).toBe(address.endsWith('nowhere') ? 404 : 200);
  expect(textOf(await answer.text())).not.toMatch(failure);
});

const textOf = (html: string) => html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/gu, ' ').replace(/<[^>]*>/gu, ' ');
