// Full tier: kills in the middle of writing.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fillWithWorld } from './harness/databases.ts';
import { addToCart, anIntent, call, isReached, repeatAll, signInAt, type Intent } from './harness/keyed-pieces.ts';
import { prepareMallProcess, withDataFolder } from './harness/mall-process.ts';

const kills = 5;
const writers = 6;
/** A cart holds a hundred lines. */
const mostLines = 40;

test('five kills in the middle of writing lose no acknowledged favorite and no session, and double no keyed call', async () => {
  await withDataFolder(async (dataDir) => {
    await fillWithWorld(dataDir);
    const acknowledged = new Set<string>();
    const intents: Intent[] = [];
    let next = 0;
    let token = '';
    let prepared = prepareMallProcess(settings(dataDir));
    for (let round = 0; round <= kills; round += 1) {
      const mall = await prepared.open();
      prepared = prepareMallProcess(settings(dataDir));
      token ||= await signInAt(mall.url);
      const kept = await wishedOf(mall.url, token);
      expect([...acknowledged].filter((number) => !kept.has(number))).toEqual([]);
      await repeatAll(mall.url, token, intents.splice(0));
      if (round === kills) {
        await mall.end('SIGTERM');
        break;
      }
      const before = acknowledged.size;
      const writing = Array.from({ length: writers }, async () => {
        while (await wish(mall.url, token, `GDX${(next += 1)}`, acknowledged));
      });
      const filling = Array.from({ length: 2 }, async () => {
        for (let isOpen = true; isOpen && intents.length < mostLines;) {
          const intent = anIntent((next += 1));
          intents.push(intent);
          isOpen = await isReached(addToCart(mall.url, token, intent));
        }
      });
      // The time differs from round to round, but some writes have been acknowledged by then.
      while (acknowledged.size < before + 3) await pause(1);
      await pause((round * 7) % 40);
      await mall.end('SIGKILL');
      await Promise.all([...writing, ...filling]);
    }
    prepared.discard();
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills * 3);
  });
}, 600_000);

function settings(dataDir: string): Record<string, string> {
  return { DATA_DIR: dataDir, ACCESS_TOKEN_SECONDS: '86400' };
}

/** False once the mall has ended. */
async function wish(url: string, token: string, gdsGrpNo: string, acknowledged: Set<string>): Promise<boolean> {
  try {
    const { code } = await call(`${url}/api/v1/mall/wishes`, token, { gdsGrpNo, fvrtYn: 'Y' });
    if (code === '0000') acknowledged.add(gdsGrpNo);
    return true;
  } catch {
    return false;
  }
}

async function wishedOf(url: string, token: string): Promise<Set<string>> {
  const kept = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { data } = await call<{ goodsList: { gdsGrpNo: string }[] }>(
      `${url}/api/v1/mall/wishes?page=${page}&size=100`,
      token,
    );
    for (const { gdsGrpNo } of data.goodsList) kept.add(gdsGrpNo);
    if (data.goodsList.length < 100) return kept;
  }
}
