import type { MallContext } from './context.ts';
import { alertJobs } from './features/alerts/send-alerts.ts';
import { mailJobs } from './features/mail/mailing.ts';
import { confirmationJobs } from './features/orders/confirmations.ts';
import { phoneOrderJobs } from './features/phone-orders/phone-order-steps.ts';
import { orderJobs } from './features/shop/shop-steps.ts';
import { paymentJobs } from './features/settlement/payment-jobs.ts';
import { subscriptionJobs } from './features/settlement/subscription-charges.ts';
import { sweepJobs } from './housekeeping.ts';
import { overdueJobs } from './overdue-work.ts';
import { uploadJobs } from './features/uploads/upload-steps.ts';
import type { JobHandlers } from './jobs/job-kinds.ts';

/** The handlers of due jobs, by queue. */
export function jobHandlers(context: MallContext): JobHandlers {
  return {
    ...mailJobs(context),
    ...orderJobs(context),
    ...paymentJobs(context),
    ...confirmationJobs(context),
    ...phoneOrderJobs(context),
    ...subscriptionJobs(context),
    ...uploadJobs(context),
    ...alertJobs(context),
    ...overdueJobs(context),
    ...sweepJobs(context),
  };
}
