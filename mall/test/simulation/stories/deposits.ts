import { deposit, type PaymentAnswer } from '../../rest/harness/payments.ts';
import type { Answer } from '../../rest/harness/shop.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Asks what became of the payment of an order or a file. */
export type AskStatus = () => Promise<Answer>;

/**
 * Sends money to an account after a while. The bank may lose its notice while the mall waits for the money, and asks in the end by
 * itself. It takes money for a closed account as well, and that it always tells: nobody asks about it any more.
 */
export async function depositLater(
  world: World,
  random: Random,
  { acctNo, amt, askStatus }: { acctNo: string; amt: number; askStatus: AskStatus },
): Promise<void> {
  await world.scheduler.sleep(random.below(random.oneOf([10 * minuteMs, 2 * dayMs, 5 * dayMs])));
  const { data } = await askStatus();
  const isAwaited = (data as Partial<PaymentAnswer> | null)?.payStat === 'WAIT';
  const notice = random.oneOf(isAwaited ? ['after', 'twice', 'none'] : ['after', 'twice']);
  await deposit(world.shop, acctNo, amt, { notice });
}
