import { and, eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { members } from '../../db/schema/members.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { refundGuess, consumeGuess, consumeSending } from '../../security/rate-limits.ts';
import { findMemberById } from '../../members/members.queries.ts';
import { hashPassword } from '../../security/passwords.ts';
import { readTarget } from '../certification/targets.ts';
import { findMall } from '../../malls/mall.queries.ts';
import { joinMessage } from './messages.ts';
import { issueLink, spendLink } from './mail-links.ts';
import { post } from '../../mail/outbox.ts';
import { mallAddress } from '../../mail/storefront.ts';
import { postWakeMessage } from './wake-messages.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export const mailLinkHandlers = {
  sendDormantMail,
  verifyDormantMail,
  sendJoinMail,
  verifyJoinMail,
} satisfies Partial<Handlers>;

async function sendDormantMail(
  context: MallContext,
  { body: { id }, mallId, address }: Call<'sendDormantMail'>,
): Promise<null> {
  await consumeSending(context, address, `waking ${mallId} ${id}`);
  // The response takes equally long for every id: the write for a dormant one happens meanwhile.
  await Promise.all([hashPassword(id), wakeIfDormant(context, mallId, id)]);
  return null;
}

async function wakeIfDormant(context: MallContext, mallId: string, id: string): Promise<void> {
  const found = await findMemberById(context.db, mallId, id);
  if (found?.member.memStat !== 'DORMANT') return;
  await inTransaction(context, (context) => postWakeMessage(context, found));
}

async function verifyDormantMail(context: MallContext, { body, address }: Call<'verifyDormantMail'>): Promise<null> {
  await consumeGuess(context, address);
  await inTransaction(context, async (context) => {
    const { memNo } = await spendLink(context, 'WAKE', body.token);
    const sleeper = and(eq(members.memNo, memNo ?? ''), eq(members.memStat, 'DORMANT'));
    await context.db.update(members).set({ memStat: 'NORMAL' }).where(sleeper);
  });
  await refundGuess(context, address);
  return null;
}

async function sendJoinMail(context: MallContext, { body, mallId, address }: Call<'sendJoinMail'>): Promise<null> {
  const email = readTarget('email', 'EMAIL', body.email);
  await consumeSending(context, address, email);
  const mall = await findMall(context.db, mallId);
  await inTransaction(context, async (context) => {
    const token = await issueLink(context, { purpose: 'JOIN', mallId, email });
    const url = mallAddress(context.settings, mall?.mallUrl ?? '', `/joinMailAuth?token=${token}`);
    await post(context, {
      mallId,
      channel: 'EMAIL',
      target: email,
      ...joinMessage(mall?.mallNm ?? '', url),
    });
  });
  return null;
}

async function verifyJoinMail(context: MallContext, { body, address }: Call<'verifyJoinMail'>) {
  await consumeGuess(context, address);
  const { email } = await spendLink(context, 'JOIN', body.token);
  await refundGuess(context, address);
  return { email: email ?? '' };
}
