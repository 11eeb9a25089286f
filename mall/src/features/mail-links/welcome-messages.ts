import type { TransactionContext } from '../../context.ts';
import { findMall } from '../../malls/mall.queries.ts';
import { welcomeMessage } from './messages.ts';
import { post } from '../../mail/outbox.ts';
import { mallAddress, rejectAddress } from '../../mail/storefront.ts';
import { signMemNo } from './unsubscribe.ts';

interface Newcomer {
  memNo: string;
  mallId: string;
  email: string;
  /** Whether the member agrees to advertising by mail. */
  agrees: boolean;
}

export async function postWelcomeMessage(
  context: TransactionContext,
  { memNo, mallId, email, agrees }: Newcomer,
): Promise<void> {
  const mall = await findMall(context.db, mallId);
  if (!mall) return;
  const home = mallAddress(context.settings, mall.mallUrl, '/home');
  const reject = agrees ? rejectAddress(context.settings, mall.mallUrl, signMemNo(context.keys, memNo)) : null;
  await post(context, { mallId, channel: 'EMAIL', target: email, ...welcomeMessage(mall.mallNm, home, reject) });
}
