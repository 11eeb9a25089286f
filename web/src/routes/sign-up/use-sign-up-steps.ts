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
  const requested = (state as { step?: SignUpStep } | null)?.step ?? 'consents';
  const go = (step: SignUpStep, { replace = false } = {}) =>
    void navigate(pathname + search, { state: { step }, replace, preventScrollReset: true });
  return { step: isHydrated ? allowedStep(requested, reached) : 'consents', requested, go };
}

export function allowedStep(requested: SignUpStep, { hasConsents, isCertified, isDone }: Reached): SignUpStep {
  if (isDone) return 'done';
  if (!hasConsents) return 'consents';
  if (requested === 'account' || requested === 'done') return isCertified ? 'account' : 'certify';
  return requested;
}
