import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { MallContext } from '../../../src/context.ts';
import { members } from '../../../src/db/schema/members.ts';
import { outbox } from '../../../src/db/schema/operations.ts';
import { letterOf } from '../../../src/mail/letters.ts';
import { personOf, sealPerson } from '../../../src/members/member-person.ts';
import { aMember, plainRow, type TestMember } from './builders.ts';
import type { Shop, TokenPair } from './shop.ts';
import { home, password, passwordHash } from './world.ts';

let turn = 0;

/** An unused mobile number. */
export function aMobile(): string {
  turn += 1;
  return `010${String(process.pid % 10_000).padStart(4, '0')}${String(turn).padStart(4, '0')}`;
}

/** An unused address. */
export function anEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** A member for one test, with the common password. */
export async function aNewMember(
  shop: Shop,
  change: Partial<TestMember> = {},
): Promise<TestMember & { loginId: string; mobile: string; email: string }> {
  const loginId = change.loginId ?? `id${randomUUID().slice(0, 8)}`;
  const row = aMember({ mallId: home, passwordHash, loginId, mobile: aMobile(), email: anEmail(), ...change });
  await insertMembers(shop.context, [row]);
  return row as TestMember & { loginId: string; mobile: string; email: string };
}

/** As the mall itself writes them. */
export async function insertMembers({ db, keys }: MallContext, people: readonly TestMember[]): Promise<void> {
  const rows = people.map((person) => ({ ...plainRow(person), ...sealPerson(keys, person.mallId, person) }));
  await db.insert(members).values(rows);
}

export async function memberRow(shop: Shop, memNo: string) {
  const [row] = await shop.context.db.select().from(members).where(eq(members.memNo, memNo));
  return row && { ...row, ...personOf(shop.context.keys, row) };
}

/** Messages to a number or an address, newest first. */
export async function messagesTo(shop: Shop, target: string) {
  return (await allMessages(shop)).filter((message) => message.target === target);
}

/** All messages, newest first. */
export async function allMessages({ context: { db, keys } }: Pick<Shop, 'context'>) {
  const rows = await db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id));
  return rows.map((row) => ({ ...row, ...letterOf(keys, row) }));
}

/** Those about a number of which their links tell. */
export async function messagesAbout(shop: Pick<Shop, 'context'>, number: string) {
  return (await allMessages(shop)).filter(({ links }) => links.some(({ url }) => url.includes(number)));
}

/** The newest code that was sent to a target. */
export async function codeSentTo(shop: Shop, target: string): Promise<string> {
  const message = (await messagesTo(shop, target)).find(({ kind }) => kind.endsWith('_CODE'));
  return /\d{6}/u.exec(message?.body ?? '')?.[0] ?? '';
}

/** The token of the link in the newest message to a target. */
export async function tokenSentTo(shop: Shop, target: string): Promise<string> {
  const [message] = await messagesTo(shop, target);
  return message?.links[0]?.url.split(/[=/]/u).at(-1) ?? '';
}

interface Wanted {
  purposeCd?: string;
  certTp?: 'SMS' | 'EMAIL';
  target?: string;
  memNm?: string;
  mallId?: string;
  token?: string;
}

/** A code that was sent and not yet used. */
export async function aSentCode(
  shop: Shop,
  { token, ...wanted }: Wanted = {},
): Promise<{ certReqNo: string; certVal: string; target: string }> {
  const target = wanted.target ?? aMobile();
  // Makes the newest of several codes to one target distinguishable.
  shop.pass(0.001);
  const body = { certTp: 'SMS', memNm: '한가온', purposeCd: 'JOIN', mallId: home, ...wanted, target };
  const { certReqNo } = await shop.ask<{ certReqNo: string }>('sendCertCode', { body, token });
  return { certReqNo, certVal: await codeSentTo(shop, target), target };
}

/** A proof by code. */
export async function aProof(shop: Shop, wanted: Wanted = {}): Promise<string> {
  const { certReqNo, certVal } = await aSentCode(shop, wanted);
  const { certNo } = await shop.ask<{ certNo: string }>('verifyCertCode', { body: { certReqNo, certVal } });
  return certNo;
}

/** The step token of a member whose sign-in is refused. */
export async function aStepToken(shop: Shop, loginId: string): Promise<string> {
  const { data } = await shop.send('signIn', { body: { id: loginId, password, mallId: home } });
  return (data as { stepToken: string }).stepToken;
}

/** A signed-in member for one test, with a check token. */
export async function aCheckedMember(shop: Shop, change: Partial<TestMember> = {}) {
  const member = await aNewMember(shop, change);
  const pair: TokenPair = await shop.signIn({ id: member.loginId });
  const { checkToken } = await shop.ask<{ checkToken: string }>('checkPassword', {
    body: { password },
    token: pair.accessToken,
  });
  return { member, pair, token: pair.accessToken, params: { 'X-Check-Token': checkToken } };
}
