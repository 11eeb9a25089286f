import type { MallContext } from './context.ts';
import { alertJobs } from './features/alerts/send-alerts.ts';
import { mailJobs } from './mail/mailing.ts';
import { orderKindJobs } from './features/order-kinds/order-kinds.ts';
import { paymentJobs } from './features/settlement/payment-jobs.ts';
import { settlement } from './features/settlement/settlement.ts';
import { sweepJobs } from './housekeeping.ts';
import { overdueJobs } from './overdue-work.ts';
import type { JobHandlers } from './jobs/job-kinds.ts';

/** The handlers of due jobs, by queue. */
export function jobHandlers(context: MallContext): JobHandlers {
  return {
    ...mailJobs(context),
    ...paymentJobs(context),
    ...orderKindJobs(context, settlement),
    ...alertJobs(context),
    ...overdueJobs(context),
    ...sweepJobs(context),
  };
}
