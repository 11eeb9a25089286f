import type { MallContext } from '../../../context.ts';
import type { TestNotice } from '../../../jobs/job-kinds.ts';
import { signNotice } from '../../payments/notices.ts';
import { applyNotice } from '../apply-notice.ts';

/** Notifies the mall, signed as over the network. */
export function notifyShop(context: MallContext, notice: TestNotice): Promise<void> {
  return applyNotice(context, { ...notice, sign: signNotice(context.keys.testProvider, notice) });
}
