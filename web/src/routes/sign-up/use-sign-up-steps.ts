import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';

export type SignUpStep = 'consents' | 'certify' | 'account' | 'done';

export interface Reached {
  hasConsents: boolean;
  isCertified: boolean;
  isDone: boolean;
}

/**
 * Each step is a history entry, so that back goes to the step before. If the data of a step are gone, as after a
 * reload, it goes to the step that collects them.
 */
export function useSignUpSteps(reached: Reached) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const asked = (state as { step?: SignUpStep } | null)?.step ?? 'consents';
  const go = (step: SignUpStep, { replace = false } = {}) =>
    void navigate(pathname + search, { state: { step }, replace, preventScrollReset: true });
  return { step: isHydrated ? allowedStep(asked, reached) : 'consents', asked, go };
}

export function allowedStep(asked: SignUpStep, { hasConsents, isCertified, isDone }: Reached): SignUpStep {
  if (isDone) return 'done';
  if (!hasConsents) return 'consents';
  if (asked === 'account' || asked === 'done') return isCertified ? 'account' : 'certify';
  return asked;
}
