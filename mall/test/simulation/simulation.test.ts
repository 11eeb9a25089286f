// Full tier: twenty thousand steps of a simulated mall; the quick tier has its scheduler and its broken rules.
import { expect, test } from 'vitest';
import { planOf } from './plan.ts';
import { describe, playWorlds } from './play-worlds.ts';

const steps = 20_000;

test(
  'twenty thousand steps of purchases, contracts, subscriptions, bulk orders and operators, with lost and doubled messages and killed programs, break nothing',
  { timeout: 900_000 },
  async () => {
    const lines = await playWorlds({ steps, processes: 2 });
    expect(lines.filter(({ failure }) => failure).map(describe)).toEqual([]);
    const happened = new Set(lines.flatMap(({ counts }) => Object.keys(counts)));
    const everything = ['orders placed', 'payment PAID', 'claims made', 'contracts signed', 'subscriptions begun'];
    const rest = ['files confirmed', 'presses', 'programs killed'];
    expect([...happened]).toEqual(expect.arrayContaining([...everything, ...rest]));
  },
);

test('the same number is the same course, to the step', { timeout: 900_000 }, async () => {
  const [one, other] = await Promise.all([playWorlds({ steps: 1 }), playWorlds({ steps: 1 })]);
  const isTimed = { cpuMs: expect.any(Number) };
  expect(one).toMatchObject(other.map((line) => ({ ...line, ...isTimed })));
});

test(
  'a broken rule is seen, its world is made smaller, and its number shows the same again',
  { timeout: 900_000 },
  async () => {
    const mutant = 'an order takes no pieces';
    const lines = await playWorlds({ steps: 50_000, mutant, tries: 12 });
    const { seed = 0, findings = [], failure = null } = lines.find((line) => line.failure) ?? {};
    expect(failure?.keep.length).toBeLessThan(planOf(seed).events.length);
    const [again] = await playWorlds({ steps: 1, firstSeed: seed, keep: failure?.keep ?? [], mutant, tries: 0 });
    expect(again?.findings[0]?.audit).toBe(findings[0]?.audit);
  },
);
