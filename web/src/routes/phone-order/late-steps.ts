import { lazy, useEffect } from 'react';

// A page's worth of script each, and most visits see one or two of the steps at first. The last two lead to each other.
const loadSelectJoin = () => import('./SelectJoin.tsx');
const loadCertPhone = () => import('./CertPhone.tsx');
const loadContract = () => import('./contract-steps.ts');

export const SelectJoin = lazy(async () => ({ default: (await loadSelectJoin()).SelectJoin }));
export const CertPhone = lazy(async () => ({ default: (await loadCertPhone()).CertPhone }));
export const ApplyForm = lazy(async () => ({ default: (await loadContract()).ApplyForm }));
export const ConfirmStep = lazy(async () => ({ default: (await loadContract()).ConfirmStep }));

const next: Partial<Record<string, () => Promise<unknown>>> = {
  selectJoin: loadCertPhone,
  certPhone: loadContract,
};

/** Fetches the step after this one, so that it is there when it is wanted. Where that fails, it is tried again then. */
export function useNextStepAhead(step: string): void {
  useEffect(() => {
    next[step]?.().catch(() => {});
  }, [step]);
}
