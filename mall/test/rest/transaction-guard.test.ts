import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TransactionContext } from '../../src/context.ts';
import { inTransaction } from '../../src/db/transaction-guard.ts';
import { checkRecaptcha } from '../../src/features/auth/recaptcha.ts';
import { mailJobs } from '../../src/mail/mailing.ts';
import { providerOf } from '../../src/features/payments/providers.ts';
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
    lookUp = () => providerOf(shop.context, 'TOSS').lookUp(attempt);
  });
  afterAll(() => Promise.all([shop.close(), toss.close()]));

  const open = (work: (context: TransactionContext) => Promise<unknown>) => inTransaction(shop.context, work);

  test('of the payment provider is refused inside of a transaction, also of a nested one', async () => {
    await expect(open(lookUp)).rejects.toThrow(refused);
    await expect(open((context) => inTransaction(context, lookUp))).rejects.toThrow(refused);
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

const root = join(import.meta.dirname, '../../src');
const sources = globSync('**/*.ts', { cwd: root })
  .filter((file) => !file.includes('__generated__'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('every transaction and every call to the outside is guarded', () => {
  const callers = sources.filter(({ text }) => /(?<!\.)\bfetch\(|\.sendMail\(/u.test(text));
  expect(callers.map(({ file }) => file)).toContain('features/payments/toss/toss-calls.ts');
  expect(callers.filter(({ text }) => !text.includes('refuseInTransaction('))).toEqual([]);
  // The driver below drizzle passes on what drizzle has opened.
  const transactions = sources.filter(({ text }) => /(?<!super)\.transaction\(/u.test(text));
  expect(transactions.map(({ file }) => file)).toEqual(['db/transaction-guard.ts']);
});

test('the context of a transaction hides the outer one, and no function takes a second way to the database', () => {
  const calls = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/inTransaction\((?<outer>[^,()]+), (?:async )?\((?<inner>[^)]*)\)/gu)].map(({ groups }) => ({
      file,
      outer: groups?.['outer'],
      inner: groups?.['inner'],
    })),
  );
  expect(calls.length).toBeGreaterThan(20);
  // Either the same name, or nothing but parts of it.
  expect(calls.filter(({ outer, inner }) => inner !== outer && !inner?.startsWith('{'))).toEqual([]);
  const besideContext = /Context(?:, '[^>]*>)?,\s+\w+: (?:Database|Transaction)\b/u;
  expect(sources.filter(({ text }) => besideContext.test(text)).map(({ file }) => file)).toEqual([]);
});
