import { and, eq, ne } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { members } from '../../db/schema/members.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { toDts } from '../../wire/dts.ts';
import { maskId } from '../../security/masking.ts';
import { hashPassword } from '../../security/passwords.ts';
import { endSessionsOf } from '../auth/refresh.ts';
import { readProof, spendProof } from '../certification/proofs.ts';
import type { CertRequest } from '../certification/requests.ts';
import { findMall } from '../malls/mall.queries.ts';
import { post } from '../mail/outbox.ts';
import { refundGuess, consumeGuess, consumeSending } from '../../security/rate-limits.ts';
import { findMembersOf, type Member } from '../members/members.queries.ts';
import { makeTemporaryPassword, temporaryPasswordMessage } from './temporary-password.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export function findHandlers(context: MallContext): Handlers {
  return {
    findIds: (call) => findIds(context, call),
    sendTemporaryPassword: (call) => sendTemporaryPassword(context, call),
  };
}

async function findIds(context: MallContext, { body, mallId, address }: Call) {
  await consumeGuess(context, address);
  const proof = await spendProof(context, context.db, { certNo: String(body['certNo']), purposeCd: 'FIND_ID', mallId });
  await refundGuess(context, address);
  const found = await findMembersOf(context.db, proof);
  return { idList: found.map(({ loginId, joinDts }) => ({ maskId: maskId(loginId ?? ''), joinDts: toDts(joinDts) })) };
}

/** Only the proven number or address learns whether the id belongs to that person. */
async function sendTemporaryPassword(context: MallContext, { body, mallId, address }: Call): Promise<null> {
  const { id, certNo } = body as { id: string; certNo: string };
  await consumeGuess(context, address);
  await readProof(context, { certNo, purposeCd: 'FIND_PASSWORD', mallId });
  await refundGuess(context, address);
  // Not counted by id, or anyone could lock its owner out; the person gets as many mails as proofs.
  await consumeSending(context, address);
  const password = makeTemporaryPassword();
  // Also made for an unknown id, since hashing takes most of the time.
  const passwordHash = await hashPassword(password);
  await inTransaction(context.db, async (transaction) => {
    const proof = await spendProof(context, transaction, { certNo, purposeCd: 'FIND_PASSWORD', mallId });
    const theirs = await findMembersOf(transaction, proof);
    const member = theirs.find(({ loginId }) => loginId === id.toLowerCase());
    if (!member) return;
    const changed = await transaction
      .update(members)
      .set({ passwordHash, tmpPwdYn: 'Y', initPwdYn: 'N' })
      .where(and(eq(members.memNo, member.memNo), ne(members.memStat, 'WITHDRAWN')))
      .returning({ memNo: members.memNo });
    if (changed.length === 0) return; // left meanwhile
    await endSessionsOf(transaction, member.memNo, context.now());
    await postPassword(context, transaction, { proof, member, password });
  });
  return null;
}

interface PasswordSent {
  proof: CertRequest;
  member: Member;
  password: string;
}

async function postPassword(
  context: MallContext,
  db: Database,
  { proof, member, password }: PasswordSent,
): Promise<void> {
  const mall = await findMall(db, member.mallId);
  const channel = proof.kind === 'EMAIL' ? 'EMAIL' : 'SMS';
  const message = temporaryPasswordMessage(mall?.mallNm ?? '', password);
  await post(context, db, { mallId: member.mallId, channel, target: proof.target ?? '', ...message });
}
