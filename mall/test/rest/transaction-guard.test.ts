import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/transaction-guard.ts';
import { checkRecaptcha } from '../../src/features/auth/recaptcha.ts';
import { mailJobs } from '../../src/features/mail/mailing.ts';
import { companyOf } from '../../src/features/payments/companies.ts';
import { databaseKinds } from './harness/databases.ts';
import { anUnpaidOrder, attemptOf, stockUp } from './harness/payments.ts';
import { openShop, type Shop } from './harness/shop.ts';
import { openTossServer, type TossServer } from './harness/toss-server.ts';

const refused = /is called inside of a transaction/u;

describe.each(databaseKinds)('a call to the outside on %s', (kind) => {
  let toss: TossServer;
  let shop: Shop;
  let lookUp: () => Promise<unknown>;
  beforeAll(async () => {
    toss = await openTossServer();
    shop = await openShop(kind, {
      PG_URL: toss.url,
      PG_SECRET_KEY: toss.secretKey,
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    await stockUp(shop);
    const attempt = await attemptOf(shop, await anUnpaidOrder(shop));
    if (!attempt) throw new Error('The attempt was stored.');
    lookUp = () => companyOf(shop.context, 'TOSS').lookUp(attempt);
  });
  afterAll(() => Promise.all([shop.close(), toss.close()]));

  const open = (work: (db: Database) => Promise<unknown>) => inTransaction(shop.context.db, work);

  test('of the payment company is refused inside of a transaction, also of a nested one', async () => {
    await expect(open(lookUp)).rejects.toThrow(refused);
    await expect(open((db) => inTransaction(db, lookUp))).rejects.toThrow(refused);
    expect(await lookUp()).toMatchObject({ stat: 'OPEN' });
  });

  test('of the captcha and of the mail server is refused, too', async () => {
    const recaptcha = { secret: 'the secret', verifyUrl: toss.url };
    const context = { ...shop.context, settings: { ...shop.context.settings, recaptcha } };
    await expect(open(() => checkRecaptcha(context, 'token', '127.0.0.1'))).rejects.toThrow(refused);
    await expect(open(() => mailJobs(shop.context).mail({ id: randomUUID() }))).rejects.toThrow(refused);
  });

  test('is allowed to what a transaction has started, once that has ended', async () => {
    const ended = Promise.withResolvers<void>();
    let later: Promise<unknown> | undefined;
    await open(async () => {
      later = ended.promise.then(lookUp);
    });
    ended.resolve();
    expect(await later).toMatchObject({ stat: 'OPEN' });
  });
});

test('every transaction and every call to the outside is guarded', () => {
  const root = join(import.meta.dirname, '../../src');
  const callers = globSync('**/*.ts', { cwd: root }).filter((file) =>
    /\bfetch\(|\.sendMail\(/u.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(callers).toContain('features/payments/toss/toss-calls.ts');
  const unguarded = callers.filter((file) => !readFileSync(join(root, file), 'utf8').includes('refuseInTransaction('));
  expect(unguarded).toEqual([]);
  const transactions = globSync('**/*.ts', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('.transaction('),
  );
  expect(transactions).toEqual(['db/transaction-guard.ts']);
});
