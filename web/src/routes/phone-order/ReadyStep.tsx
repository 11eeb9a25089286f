import { useState } from 'react';
import type { PhoneSheetFragment, PhoneToOrderFragment } from '../../__generated__/graphql.ts';
import { phoneOrderPath } from '../../shop/links/phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import { readApplication } from './application.ts';
import { isComplete } from './application-errors.ts';
import { ApplyForm, ConfirmStep } from './late-steps.ts';
import { areEnough, readProofs } from './proofs.ts';
import { Elsewhere } from '../../shared/ui/Elsewhere/Elsewhere.tsx';

interface ReadyStepProps {
  step: 'applyForm' | 'confirm';
  phone: PhoneToOrderFragment;
  sheet: PhoneSheetFragment;
  params: URLSearchParams;
}

/** A step that needs the ones before it: where one of them lacks something, that one is shown. */
export function ReadyStep({ step, phone, sheet, params }: ReadyStepProps) {
  const { mallUrl, device } = usePage();
  const sessions = useSessionStore();
  // As it was when the step began: ordering forgets both, while this step still leads on.
  const [proofs] = useState(() => readProofs(sheet.number));
  const [application] = useState(() => readApplication(sheet.number, sessions));
  const { applicant, guardian } = proofs;
  const parts = { phone, sheet, params };
  if (applicant === null || !areEnough(proofs))
    return <Elsewhere to={phoneOrderPath(mallUrl, device, 'certPhone', params)} />;
  if (step === 'applyForm') return <ApplyForm {...parts} applicant={applicant} />;
  if (!isComplete(application, sheet)) return <Elsewhere to={phoneOrderPath(mallUrl, device, 'applyForm', params)} />;
  return <ConfirmStep {...parts} applicant={applicant} guardian={guardian} application={application} />;
}
