import type { TransactionContext } from '../context.ts';
import { personOf } from '../members/member-person.ts';
import { findMember } from '../members/members.queries.ts';
import { noticeMessages, type Notice } from './notices.ts';
import { postAll } from './outbox.ts';

/** Posts a notice to a member. Former members and guests have no address: they get none. */
export async function postToMember(
  context: TransactionContext,
  memNo: string,
  notice: Notice,
  options: { prefersText?: boolean } = {},
): Promise<void> {
  const found = await findMember(context.db, memNo);
  if (!found) return;
  const { member, mallUrl, mallNm } = found;
  const { email, mobile } = personOf(context.keys, member);
  const mall = { mallId: member.mallId, mallUrl, mallNm };
  await postAll(context, noticeMessages(context.settings, mall, { email, tel: mobile }, notice, options));
}
