import { lazy, useEffect } from 'react';

// Each step is a page's worth of script, and most visits see one or two of them at first.
const loadSelectJoin = () => import('./SelectJoin.tsx');
const loadCertPhone = () => import('./CertPhone.tsx');
const loadApplyForm = () => import('./ApplyForm.tsx');
const loadConfirmStep = () => import('./ConfirmStep.tsx');

export const SelectJoin = lazy(async () => ({ default: (await loadSelectJoin()).SelectJoin }));
export const CertPhone = lazy(async () => ({ default: (await loadCertPhone()).CertPhone }));
export const ApplyForm = lazy(async () => ({ default: (await loadApplyForm()).ApplyForm }));
export const ConfirmStep = lazy(async () => ({ default: (await loadConfirmStep()).ConfirmStep }));

const next: Partial<Record<string, () => Promise<unknown>>> = {
  selectJoin: loadCertPhone,
  certPhone: loadApplyForm,
  applyForm: loadConfirmStep,
};

/** Fetches the step after this one, so that it is there when it is wanted. Where that fails, it is tried again then. */
export function useNextStepAhead(step: string): void {
  useEffect(() => {
    next[step]?.().catch(() => {});
  }, [step]);
}
