import type { PhoneSheetFragment, PhoneToOrderFragment } from '../../__generated__/graphql.ts';
import type { ReactNode } from 'react';
import { subsidyName } from '../../features/phones/PhonePurchase/subsidy-name.ts';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import type { FormFields } from '../../shared/form/use-form-fields.ts';
import type { Application } from './application.ts';
import { TotalBar } from './TotalBar.tsx';
import { useContractEstimate } from './use-contract-estimate.ts';

interface ContractTotalProps {
  phone: PhoneToOrderFragment;
  sheet: PhoneSheetFragment;
  form: FormFields<Application>;
  /** The way on. */
  children: ReactNode;
}

/** Price of the contract with the current selection. */
export function ContractTotal({ phone, sheet, form, children }: ContractTotalProps) {
  const usim = useFieldValue(form, 'usim');
  const extraServiceNumbers = useFieldValue(form, 'extraServiceNumbers');
  const shown = useContractEstimate(phone.number, sheet, { usim, extraServiceNumbers });
  return (
    <TotalBar shown={shown} named={subsidyName(phone)}>
      {children}
    </TotalBar>
  );
}
