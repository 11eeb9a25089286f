import type { Settlement } from '../payments/settlement.ts';
import { moveAttempt, withLockedPayment } from './locked-payment.ts';
import { openPayment } from './opening.ts';
import { applyProviderResult } from './sync-payment.ts';

/** For the kinds of orders, whose calls and jobs get it from who mounts them. */
export const settlement: Settlement = {
  openPayment,
  applyProviderResult,
  closeAttempt: async (context, attempt) => {
    await withLockedPayment(context, attempt, async (context, found) => {
      await moveAttempt(context, found, 'CLOSED');
    });
  },
};
