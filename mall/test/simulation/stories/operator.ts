import type { Random } from '../random.ts';
import type { Story } from '../stories.ts';
import type { World } from '../world.ts';
import { aParcel, list, press, type Listed } from './desk.ts';

const hourMs = 3_600_000;

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

async function some(world: World, random: Random, path: string): Promise<Listed[]> {
  return (await list(world, path)).filter(() => random.chance(0.7));
}
