import { useEffect, useEffectEvent, useRef } from 'react';
import type { OfferedEstimateFragment, PhoneSheetFragment } from '../../__generated__/graphql.ts';
import { otherTexts, textsOf } from '../../features/orders/Agreements/agreement-texts.ts';
import { useFormFields, type FormFields } from '../../shared/form/use-form-fields.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import { keepApplication, readApplication, type Application } from './application.ts';
import { signingErrors } from './application-errors.ts';

/** What is signed below the contract. */
export type Signing = Pick<Application, 'agreements' | 'signatureFileNumber'>;

/**
 * The form below the contract. Ticks and the signature are kept in this tab, with the contract that they stand below: below
 * another one they are given anew.
 */
export function useSigning(
  sheet: PhoneSheetFragment,
  application: Application,
  estimate: OfferedEstimateFragment | null,
): FormFields<Signing> {
  const sessions = useSessionStore();
  const contract = estimate === null ? null : contractText(sheet, application, estimate);
  const signedContract = useRef(application.signedContract);
  const form = useFormFields<Signing>({
    initialValues: { agreements: application.agreements, signatureFileNumber: application.signatureFileNumber },
    validate: (signing) => signingErrors(signing, sheet),
    onValuesChange: (signing) =>
      keepApplication(sheet.number, sessions, {
        ...readApplication(sheet.number, sessions),
        ...signing,
        signedContract: contract ?? '',
      }),
  });
  const showContract = useEffectEvent((shown: string) => {
    const { agreements, signatureFileNumber } = form.getValues();
    const isSigned = agreements.length > 0 || signatureFileNumber !== null;
    if (isSigned && signedContract.current !== shown) {
      form.setValues({ agreements: [], signatureFileNumber: null });
      form.setErrors({ agreements: otherTexts });
    }
    signedContract.current = shown;
  });
  useEffect(() => {
    if (contract !== null) showContract(contract);
  }, [contract]);
  return form;
}

/** Equal for equal contracts. */
export function contractText(
  sheet: Pick<PhoneSheetFragment, 'agreements'>,
  { checked, billing, account, usim, extraServiceNumbers, addressNumber, message, email }: Application,
  {
    agreementId,
    totalMonthly,
    contractTotal,
  }: Pick<OfferedEstimateFragment, 'agreementId' | 'totalMonthly' | 'contractTotal'>,
): string {
  return JSON.stringify([
    textsOf(sheet.agreements),
    [agreementId, totalMonthly, contractTotal, usim, extraServiceNumbers],
    [checked?.phone, billing, account, addressNumber, message.trim(), email.trim()],
  ]);
}
