import { randomUUID } from 'node:crypto';
import { deskUrl } from '../network.ts';
import type { Random } from '../random.ts';
import type { Story } from '../stories.ts';
import type { World } from '../world.ts';

const hourMs = 3_600_000;

interface Listed {
  list: Record<'ordNo' | 'clmNo' | 'chgNo' | 'rfndNo' | 'stat', string>[];
}

/** One of the shop's people at the desk for some hours or days: takes whatever waits, and decides about claims. */
export const operator: Story = {
  async play(world, random) {
    const pause = random.oneOf([hourMs / 4, 4 * hourMs, 24 * hourMs]);
    for (let turns = 2 + random.below(6); turns > 0; turns -= 1) {
      for (const { ordNo } of await some(world, random, 'orders?step=PREPARE'))
        await press(world, `orders/${ordNo}/prepare`);
      for (const { ordNo } of await some(world, random, 'orders?step=SEND'))
        await press(world, `orders/${ordNo}/send`, aParcel());
      for (const { ordNo } of await some(world, random, 'orders?step=RECEIVE'))
        await press(world, `orders/${ordNo}/receive`);
      for (const { clmNo } of await some(world, random, 'claims'))
        await press(world, `claims/${clmNo}/${random.oneOf(['collect', 'check', 'grant', 'grant'])}`);
      for (const { clmNo } of (await list(world, 'claims')).filter(() => random.chance(0.1)))
        await press(world, `claims/${clmNo}/refuse`, { rsnCntn: '이미 포장을 마쳤어요.' });
      await contracts(world, random);
      for (const { chgNo } of await some(world, random, 'deliveries')) await press(world, `deliveries/${chgNo}/send`);
      for (const { rfndNo } of await some(world, random, 'refunds')) await press(world, `refunds/${rfndNo}/retry`);
      await world.scheduler.sleep(random.below(pause));
    }
  },
};

/** The next step of some contracts, or another one. */
async function contracts(world: World, random: Random): Promise<void> {
  const steps: Readonly<Record<string, readonly string[]>> = {
    WL00101: ['review'],
    WL00102: ['pass', 'pass', 'pass', 'ask', 'refuse'],
    WL00104: ['send'],
    WL00105: ['receive', 'open'],
  };
  const bodies: Readonly<Record<string, () => object>> = {
    ask: () => ({ docCdList: ['DC00101'], rsnCntn: '서류가 필요해요.' }),
    refuse: () => ({ rsnCntn: '심사를 통과하지 못했어요.' }),
    send: aParcel,
  };
  for (const { ordNo, stat } of await some(world, random, 'phone-orders')) {
    const step = random.oneOf(steps[stat] ?? ['pass']);
    await press(world, `phone-orders/${ordNo}/${step}`, bodies[step]?.());
  }
}

const aParcel = () => ({ dlvCmpnyNm: '가온택배', invcNo: randomUUID().replaceAll('-', '').slice(0, 24) });

async function some(world: World, random: Random, path: string): Promise<Listed['list']> {
  return (await list(world, path)).filter(() => random.chance(0.7));
}

async function list(world: World, path: string): Promise<Listed['list']> {
  const response = await world.network.fetch(`${deskUrl}/operator/v1/${path}`, headersOf(world));
  return ((await response.json()) as { data: Listed }).data.list;
}

async function press(world: World, path: string, body?: object): Promise<void> {
  const { headers } = headersOf(world);
  const key = randomUUID();
  const response = await world.network.fetch(`${deskUrl}/operator/v1/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'x-idempotency-key': key },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) world.pressed.add(key);
  world.count(response.ok ? 'presses' : 'presses too late');
}

const headersOf = ({ deskKey }: World) => ({ headers: { authorization: `Bearer ${deskKey}` } });
