import { and, eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { members } from '../../db/schema/members.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { refundGuess, consumeGuess, consumeSending } from '../../security/rate-limits.ts';
import { findMemberById } from '../members/members.queries.ts';
import { hashPassword } from '../../security/passwords.ts';
import { readTarget } from '../certification/targets.ts';
import { findMall } from '../malls/mall.queries.ts';
import { joinMessage } from './messages.ts';
import { issueLink, spendLink } from './mail-links.ts';
import { post } from '../mail/outbox.ts';
import { mallAddress } from '../mail/storefront.ts';
import { postWakeMessage } from './wake-messages.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export function mailLinkHandlers(context: MallContext): Handlers {
  return {
    sendDormantMail: (call) => sendDormantMail(context, call),
    verifyDormantMail: (call) => verifyDormantMail(context, call),
    sendJoinMail: (call) => sendJoinMail(context, call),
    verifyJoinMail: (call) => verifyJoinMail(context, call),
  };
}

async function sendDormantMail(context: MallContext, { body, mallId, address }: Call): Promise<null> {
  const id = String(body['id']);
  await consumeSending(context, address, `waking ${mallId} ${id}`);
  // The response takes equally long for every id: the write for a dormant one happens meanwhile.
  await Promise.all([hashPassword(id), wakeIfDormant(context, mallId, id)]);
  return null;
}

async function wakeIfDormant(context: MallContext, mallId: string, id: string): Promise<void> {
  const found = await findMemberById(context.db, mallId, id);
  if (found?.member.memStat !== 'DORMANT') return;
  await inTransaction(context.db, (transaction) => postWakeMessage(context, transaction, found));
}

async function verifyDormantMail(context: MallContext, { body, address }: Call): Promise<null> {
  await consumeGuess(context, address);
  await inTransaction(context.db, async (transaction) => {
    const { memNo } = await spendLink(context, transaction, 'WAKE', String(body['token']));
    const sleeper = and(eq(members.memNo, memNo ?? ''), eq(members.memStat, 'DORMANT'));
    await transaction.update(members).set({ memStat: 'NORMAL' }).where(sleeper);
  });
  await refundGuess(context, address);
  return null;
}

async function sendJoinMail(context: MallContext, { body, mallId, address }: Call): Promise<null> {
  const email = readTarget('email', 'EMAIL', String(body['email']));
  await consumeSending(context, address, email);
  const mall = await findMall(context.db, mallId);
  await inTransaction(context.db, async (transaction) => {
    const token = await issueLink(context, transaction, { purpose: 'JOIN', mallId, email });
    const url = mallAddress(context.settings, mall?.mallUrl ?? '', `/joinMailAuth?token=${token}`);
    await post(context, transaction, {
      mallId,
      channel: 'EMAIL',
      target: email,
      ...joinMessage(mall?.mallNm ?? '', url),
    });
  });
  return null;
}

async function verifyJoinMail(context: MallContext, { body, address }: Call) {
  await consumeGuess(context, address);
  const { email } = await spendLink(context, context.db, 'JOIN', String(body['token']));
  await refundGuess(context, address);
  return { email: email ?? '' };
}
