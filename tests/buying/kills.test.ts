// Full tier: a minute of kills, on PostgreSQL, with every program.
import { expect, test } from 'vitest';
import { playKills } from '../bench/kills/play.ts';

const MINUTES = 1;

test(
  'a minute of purchases on PostgreSQL, which operators send, with mall, gateway, database and store killed in turn, loses and doubles nothing',
  { timeout: 600_000 },
  async () => {
    const { kills, orders, presses, findings } = await playKills({ minutes: MINUTES, shoppers: 4, everySeconds: 10 });
    expect(findings.filter(({ against }) => against.length > 0)).toEqual([]);
    expect(Object.keys(kills).length, 'parts that were killed').toBeGreaterThan(1);
    // How many a minute holds is up to the machine.
    expect(orders).toBeGreaterThan(0);
    expect(presses).toBeGreaterThan(0);
  },
);
