import type { OperatorHandlers } from './operator-call.ts';
import { claimHandlers } from './claims.ts';
import { contractHandlers } from './contracts.ts';
import { countWork } from './counts.ts';
import { differenceHandlers } from './differences.ts';
import { drawHandlers } from './draws.ts';
import { faqItemHandlers } from './faq-items.ts';
import { mallHandlers } from './malls.ts';
import { noticeHandlers } from './notices.ts';
import { orderHandlers } from './orders.ts';
import { popupHandlers } from './popups.ts';
import { productHandlers } from './products.ts';
import { questionHandlers } from './questions.ts';
import { refundHandlers } from './refunds.ts';
import { subscriptionHandlers } from './subscriptions.ts';
import { taxInvoiceHandlers } from './tax-invoices.ts';
import { termsHandlers } from './terms.ts';

export const operatorHandlers: OperatorHandlers = {
  countWork,
  ...orderHandlers,
  ...claimHandlers,
  ...contractHandlers,
  ...subscriptionHandlers,
  ...questionHandlers,
  ...refundHandlers,
  ...differenceHandlers,
  ...taxInvoiceHandlers,
  ...drawHandlers,
  ...productHandlers,
  ...mallHandlers,
  ...noticeHandlers,
  ...faqItemHandlers,
  ...popupHandlers,
  ...termsHandlers,
};
