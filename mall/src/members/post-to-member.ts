import type { TransactionContext } from '../context.ts';
import { noticeMessages, type Notice } from '../mail/notices.ts';
import { postAll } from '../mail/outbox.ts';
import { personOf } from './member-person.ts';
import { findMember } from './members.queries.ts';

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
