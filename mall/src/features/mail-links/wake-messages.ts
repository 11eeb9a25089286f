import type { TransactionContext } from '../../context.ts';
import { personOf } from '../../members/member-person.ts';
import type { MemberInMall } from '../../members/members.queries.ts';
import { wakeMessage } from './messages.ts';
import { issueLink } from './mail-links.ts';
import { post } from '../../mail/outbox.ts';
import { mallAddress } from '../../mail/storefront.ts';

/** The mail whose link reactivates a dormant account; sends nothing without an address. */
export async function postWakeMessage(
  context: TransactionContext,
  { member, mallUrl, mallNm }: MemberInMall,
): Promise<void> {
  const { mallId, memNo } = member;
  const { email } = personOf(context.keys, member);
  if (email === null) return;
  const token = await issueLink(context, { purpose: 'WAKE', mallId, memNo });
  const url = mallAddress(context.settings, mallUrl, `/email/authDormant/${token}`);
  await post(context, { mallId, channel: 'EMAIL', target: email, ...wakeMessage(mallNm, url) });
}
