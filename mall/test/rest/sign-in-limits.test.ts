import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../src/security/passwords.ts';
import { from } from './cases/limit-cases.ts';
import { oneDatabase } from './harness/databases.ts';
import { aNewMember } from './harness/people.ts';
import { openShop, type Shop } from './harness/shop.ts';
import { home, password } from './harness/world.ts';

/** A single call may be shorter than a tick of the clock that counts it. */
const sumOf = (works: readonly number[]) => works.reduce((sum, each) => sum + each, 0);

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind, { SIGN_IN_LIMIT: '10', SIGN_IN_ADDRESS_LIMIT: '40' });
  });
  afterAll(() => shop.close());

  const tryPassword = async (id: string, guess: string, address: string) =>
    (await shop.send('signIn', { body: { id, password: guess, mallId: home }, headers: from(address) })).code;

  /** In microseconds of this process, which has the mall: what else the machine does is not counted. */
  const workOf = async (id: string, address: string) => {
    const before = process.cpuUsage();
    await tryPassword(id, 'wrong', address);
    return process.cpuUsage(before).user;
  };

  test('of a hundred guesses at once, from a hundred addresses, ten are checked', async () => {
    const codes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => tryPassword('guessed', 'wrong', `10.1.0.${index}`)),
    );
    expect(codes.filter((code) => code === '1250')).toHaveLength(10);
    expect(codes.filter((code) => code === '1429')).toHaveLength(90);
  });

  test('a locked account refuses the right password too, and its neighbors do not', async () => {
    for (let tries = 0; tries < 10; tries += 1) await tryPassword('temporary', 'wrong', '10.2.0.1');
    expect(await tryPassword('temporary', password, '10.2.0.2')).toBe('1429');
    expect(await tryPassword('member', password, '10.2.0.2')).toBe('0000');
  });

  test('of a hundred guesses at once from one address, forty are checked', async () => {
    const codes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => tryPassword(`id${index}`, 'wrong', '10.3.0.1')),
    );
    expect(codes.filter((code) => code === '1250')).toHaveLength(40);
  });

  test('signing in rightly is never too often', async () => {
    for (let tries = 0; tries < 15; tries += 1) expect(await tryPassword('member', password, '10.4.0.1')).toBe('0000');
  });

  test('an unknown id takes as much work as a wrong password', async () => {
    // With a hash of the usual cost, other than the members of most tests.
    const { loginId } = await aNewMember(shop, { passwordHash: await hashPassword(password) });
    const rounds = [0, 1, 2, 3, 4];
    const known = [];
    const unknown = [];
    for (const round of rounds) {
      known.push(await workOf(loginId, `10.5.${round}.1`));
      unknown.push(await workOf(`nobody${round}`, `10.5.${round}.2`));
    }
    // Without a hash to compare, an unknown id would be answered with next to no work.
    expect(sumOf(unknown)).toBeGreaterThan(sumOf(known) / 3);
  });
});
