import type { MallContext } from '../../../context.ts';
import type { TestNotice } from '../../../jobs/job-kinds.ts';
import { signNotice } from '../../payments/notices.ts';
import { takeNotice } from '../take-notice.ts';

/** Tells the shop, signed as over the network. */
export function notifyShop(context: MallContext, notice: TestNotice): Promise<void> {
  return takeNotice(context, { ...notice, sign: signNotice(context.keys.testCompany, notice) });
}
