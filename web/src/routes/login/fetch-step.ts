import type { StepReason } from '../../shop/session/open-step.ts';

const pages: Readonly<Record<StepReason, () => Promise<unknown>>> = {
  DORMANT_ACCOUNT: () => import('../end-dormancy/page.tsx'),
  EMAIL_MISSING: () => import('../certify-email/page.tsx'),
  INITIAL_PASSWORD: () => import('../update-password/page.tsx'),
};

/**
 * Prefetches the code of a step's page. The step's token is in memory alone: a document that reloads after a failed fetch
 * would lose it.
 */
export async function fetchStep(reason: StepReason): Promise<void> {
  await pages[reason]().catch(() => {}); // the visit to the page fetches it again
}
