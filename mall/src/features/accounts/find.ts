import { and, eq, ne } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import { members } from '../../db/schema/members.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { toDts } from '../../wire/dts.ts';
import { maskId } from '../../security/masking.ts';
import { hashPassword } from '../../security/passwords.ts';
import { endSessionsOf } from '../auth/refresh.ts';
import { readProof, spendProof } from '../certification/proofs.ts';
import type { CertRequest } from '../../members/cert-person.ts';
import { findMall } from '../../malls/mall.queries.ts';
import { post } from '../../mail/outbox.ts';
import { refundGuess, consumeGuess, consumeSending } from '../../security/rate-limits.ts';
import type { Member } from '../../members/member-person.ts';
import { findMembersOf } from '../../members/members.queries.ts';
import { makeTemporaryPassword, temporaryPasswordMessage } from './temporary-password.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export const findHandlers = { findIds, sendTemporaryPassword } satisfies Partial<Handlers>;

async function findIds(context: MallContext, { body, mallId, address }: Call<'findIds'>) {
  await consumeGuess(context, address);
  const proof = await spendProof(context, { certNo: body.certNo, purposeCd: 'FIND_ID', mallId });
  await refundGuess(context, address);
  const found = await findMembersOf(context, proof);
  return { idList: found.map(({ loginId, joinDts }) => ({ maskId: maskId(loginId ?? ''), joinDts: toDts(joinDts) })) };
}

/** Reveals only to the proven number or address whether the id belongs to that person. */
async function sendTemporaryPassword(
  context: MallContext,
  { body, mallId, address }: Call<'sendTemporaryPassword'>,
): Promise<null> {
  const { id, certNo } = body;
  await consumeGuess(context, address);
  await readProof(context, { certNo, purposeCd: 'FIND_PASSWORD', mallId });
  await refundGuess(context, address);
  // Not counted by id, or anyone could lock its owner out; the person gets as many mails as proofs.
  await consumeSending(context, address);
  const password = makeTemporaryPassword();
  // Hash for unknown ids too, since hashing takes most of the time.
  const passwordHash = await hashPassword(password);
  await inTransaction(context, async (context) => {
    const { db } = context;
    const proof = await spendProof(context, { certNo, purposeCd: 'FIND_PASSWORD', mallId });
    const theirs = await findMembersOf(context, proof);
    const member = theirs.find(({ loginId }) => loginId === id.toLowerCase());
    if (!member) return;
    const changed = await db
      .update(members)
      .set({ passwordHash, tmpPwdYn: 'Y', initPwdYn: 'N' })
      .where(and(eq(members.memNo, member.memNo), ne(members.memStat, 'WITHDRAWN')))
      .returning({ memNo: members.memNo });
    if (changed.length === 0) return; // the member has withdrawn meanwhile
    await endSessionsOf(db, member.memNo, context.now());
    await postPassword(context, { proof, member, password });
  });
  return null;
}

interface PasswordSent {
  proof: CertRequest;
  member: Member;
  password: string;
}

async function postPassword(context: TransactionContext, { proof, member, password }: PasswordSent): Promise<void> {
  const mall = await findMall(context.db, member.mallId);
  const channel = proof.kind === 'EMAIL' ? 'EMAIL' : 'SMS';
  const message = temporaryPasswordMessage(mall?.mallNm ?? '', password);
  await post(context, { mallId: member.mallId, channel, target: proof.target ?? '', ...message });
}
