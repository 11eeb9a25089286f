import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aKey } from '../cases/buying-calls.ts';
import { phoneOrderCalls } from '../cases/phone-order-calls.ts';
import { phonePriceCalls } from '../cases/phone-price-cases.ts';
import { subscriptionCalls } from '../cases/subscription-calls.ts';
import { anAgencyResult } from '../harness/agency.ts';
import { memNoOf } from '../harness/builders.ts';
import { operations } from '../harness/contract.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { comeBack, play } from '../harness/payments.ts';
import { aContractProof, aPhoneOrder, stockPhones, type PhonePlaced } from '../harness/phone-orders.ts';
import { openShop, type Sent, type Shop } from '../harness/shop.ts';
import { textsOfTables } from '../harness/stored-texts.ts';
import { apply, registerCard } from '../harness/subscriptions.ts';
import { home } from '../harness/world.ts';

/** Numbers of a person and of a card as people type them, and the digits that prove a number. */
const digits = '7391';
const secrets = ['900115-2345678', '9001152345678', '4111-1111-1111-1111', '4111111111111111', digits];
const [idNo = '', idDigits = '', cardNo = '', cardDigits = ''] = secrets;
const typed = { idNo, rrn: idDigits, cardNo, cardNumber: cardDigits, authVal: digits };

/** The same body with these numbers in each of its objects, as a page would send that asks for too much. */
function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return { ...typed, ...Object.fromEntries(Object.entries(value).map(([name, part]) => [name, marked(part)])) };
}

/** Four digits count as a word only, since ids contain them by chance. */
const word = new RegExp(`(?<![\\w.-])${digits}(?![\\w-])`, 'u');
const tells = (text: string, secret: string) => (secret === digits ? word.test(text) : text.includes(secret));
const isSecret = (text: string) => secrets.some((secret) => tells(text, secret));

const calls = { ...phoneOrderCalls, ...phonePriceCalls, ...subscriptionCalls };
const forms = operations.filter(({ id, bodyPointer }) => id in calls && bodyPointer !== null);

let shop: Shop;
const lines: string[] = [];
beforeAll(async () => {
  shop = await openShop(
    oneDatabase[0] ?? 'postgres',
    { LOG_LEVEL: 'trace' },
    { write: (line) => void lines.push(line) },
  );
});
afterAll(() => shop.close());

/** Texts of all stored files. */
async function storedFiles(): Promise<string[]> {
  const folder = join(shop.context.settings.dataDir, 'files');
  const names = await readdir(folder);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
}

/** Sends the numbers through the pages of payment provider and identity agency. */
async function typeElsewhere(token: string): Promise<void> {
  const { pgReq } = await apply(shop, token);
  await registerCard(shop, token, pgReq?.payNo ?? '', typed);
  await anAgencyResult(shop, { purposeCd: 'CONTRACT', token, person: typed });
  await stockPhones(shop, 100);
  const body = await aPhoneOrder(shop, { token, memNo: memNoOf(home) }, { choice: { instMnth: 1 } });
  const placed = await shop.ask<PhonePlaced>('placePhoneOrder', { token, params: aKey(), body: marked(body) });
  const { back } = await play(shop, placed.pgReq?.payNo ?? '', { act: 'approve', ...typed });
  await comeBack(shop, { token }, marked(back) as typeof back);
}

/** Proves numbers by the digits: one that comes along, and one for each refusal. */
async function prove(token: string): Promise<Sent> {
  const good = (await phoneOrderCalls['checkPorting']?.(shop)) ?? {};
  const asked = async (telNo: string): Promise<Sent> => {
    const body = { ...(good.body as object), certNo: await aContractProof(shop), telNo, authVal: digits };
    return { token, params: aKey(), body: marked(body) };
  };
  const taken = await asked('010-2222-3333');
  expect((await shop.send('checkPorting', taken)).code).toBe('0000');
  for (const end of ['101', '105', '107']) {
    expect((await shop.send('checkPorting', await asked(`010-0000-0${end}`))).code).toBe('1409');
  }
  return taken;
}

test('identity numbers, card numbers and the digits of a proof are stored nowhere, whatever form they are typed into', async () => {
  const sent: [string, Sent][] = [];
  const token = await shop.tokenOf();
  for (const { id, access } of forms) {
    const { body, ...call } = (await calls[id]?.(shop)) ?? {};
    const form = { ...call, ...(access === 'visitor' ? {} : { token }), body: marked(body) };
    expect([id, (await shop.send(id, form)).code]).toEqual([id, '0000']);
    sent.push([id, form]);
  }
  expect(forms.length).toBeGreaterThan(12);
  sent.push(['checkPorting', await prove(token)]);
  await typeElsewhere(token);
  // Longer steps would leave dates out, and their notices with them.
  for (let day = 0; day < 40; day += 2) {
    shop.pass(2 * 86_400);
    await runJobs(shop);
  }

  const stored = await textsOfTables(shop.context);
  // What is stored is found, in the clear and sealed, and so would the secrets be.
  const texts = new Set(stored.map(({ text }) => text));
  expect([...texts].some((text) => text.includes('01022223333'))).toBe(true);
  expect(texts).toContain('CHARGE_ANNOUNCED');
  expect(texts).toContain('subscription-charge');
  expect(stored.filter(({ text }) => isSecret(text))).toEqual([]);
  const files = await storedFiles();
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(isSecret)).toEqual([]);

  await shop.loseDatabase();
  for (const [id, form] of sent) await shop.send(id, form);
  expect(lines.some((line) => line.includes('/api/v1/mall/subs/applications'))).toBe(true);
  expect(lines.some((line) => line.includes('"statusCode":500'))).toBe(true);
  expect(lines.filter(isSecret)).toEqual([]);
}, 120_000);
