import type { MallContext } from './context.ts';
import { alertJobs } from './features/alerts/send-alerts.ts';
import { orderKindJobs, orderKindSets } from './features/order-kinds/order-kinds.ts';
import { mailJobs } from './mail/mailing.ts';
import { paymentJobs } from './features/settlement/payment-jobs.ts';
import { settlement } from './features/settlement/settlement.ts';
import { reconciliationJobs } from './features/payments/reconciliation/reconcile.ts';
import { salesJobs } from './features/products/count-sales.ts';
import { productJobs } from './features/products/product-changes.ts';
import { sweepJobs } from './housekeeping.ts';
import { overdueJobs } from './overdue-work.ts';
import type { JobHandlers, SetHandlers } from './jobs/job-kinds.ts';

/** The handlers of due jobs, by queue. */
export function jobHandlers(context: MallContext): JobHandlers {
  return {
    ...mailJobs(context),
    ...paymentJobs(context),
    ...reconciliationJobs(context),
    ...orderKindJobs(context, settlement),
    ...alertJobs(context),
    ...productJobs(context),
    ...salesJobs(context),
    ...overdueJobs(context),
    ...sweepJobs(context),
  };
}

/** The handlers of queues whose due jobs are taken together. */
export function setHandlers(context: MallContext): SetHandlers {
  return orderKindSets(context);
}
