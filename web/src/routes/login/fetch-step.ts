import type { StepReason } from '../../shared/session/open-step.ts';

const pages: Readonly<Record<StepReason, () => Promise<unknown>>> = {
  DORMANT_ACCOUNT: () => import('../end-dormancy/page.tsx'),
  EMAIL_MISSING: () => import('../certify-email/page.tsx'),
  INITIAL_PASSWORD: () => import('../update-password/page.tsx'),
};

/**
 * The code of a step's page, while the way to it is only shown: what opens the step is in memory alone, and a document
 * fetched anew where the net failed on the way there would have lost it.
 */
export async function fetchStep(reason: StepReason): Promise<void> {
  await pages[reason]().catch(() => {}); // who goes there asks again
}
