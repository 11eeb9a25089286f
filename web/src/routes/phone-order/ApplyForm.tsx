import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PhoneSheetFragment, PhoneToOrderFragment } from '../../__generated__/graphql.ts';
import { AddressChoice } from '../../features/addresses/AddressChoice/AddressChoice.tsx';
import { submitFilledAddress } from '../../features/addresses/AddressChoice/filled-address.ts';
import { useOwnName } from '../../features/addresses/use-own-name.ts';
import { MessagePresets } from '../../features/addresses/MessagePresets.tsx';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { emailInput, optional } from '../../shared/form/field-kinds.tsx';
import { focusField } from '../../shared/form/focus-field.ts';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { phoneOrderPath } from '../../shop/links/phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import { keepApplication, readApplication } from './application.ts';
import { applicationErrors, applicationLimits } from './application-errors.ts';
import { Billing } from './Billing.tsx';
import { ContractTotal } from './ContractTotal.tsx';
import { DocumentsNote } from './DocumentsNote.tsx';
import { LineExtras } from './LineExtras.tsx';
import { NumberPorting } from './NumberPorting.tsx';
import classes from './PhoneOrder.module.css';
import type { CertifiedPerson } from './proofs.ts';
import { StepTitle } from './StepTitle.tsx';

interface ApplyFormProps {
  phone: PhoneToOrderFragment;
  sheet: PhoneSheetFragment;
  applicant: CertifiedPerson;
  params: URLSearchParams;
}

/** The third step: what the contract needs besides the choice. It is read and signed in the next one. What is typed is kept for this sheet. */
export function ApplyForm({ phone, sheet, applicant, params }: ApplyFormProps) {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  const sessions = useSessionStore();
  const buyerOf = useOwnName();
  const root = useRef<HTMLDivElement>(null);
  const [initialValues] = useState(() => readApplication(sheet.number, sessions));
  const form = useFormFields({
    initialValues,
    validate: (application) => applicationErrors(application, sheet),
    limits: applicationLimits,
    onValuesChange: (application) => keepApplication(sheet.number, sessions, application),
  });
  const addressNumber = useFieldValue(form, 'addressNumber');
  const goOn = () => {
    // An address that is filled in but not saved is meant for this contract.
    if (submitFilledAddress(root.current)) return;
    form.onSubmit(
      () => void navigate(phoneOrderPath(mallUrl, device, 'confirm', params)),
      (errors) => focusField(root.current, errors),
    )();
  };
  return (
    <div ref={root} className={classes.view}>
      <StepTitle step={3} title="신청서 작성" />
      <div className={classes.columns}>
        <div className={classes.choices}>
          {sheet.estimate.joinType === 'TRANSFER' ? (
            <NumberPorting
              phone={phone}
              sheet={sheet}
              certificationNumber={applicant.certificationNumber}
              params={params}
              form={form}
            />
          ) : null}
          <LineExtras phone={phone} sheet={sheet} form={form} />
          <Billing sheet={sheet} form={form} />
          <Part title="배송지와 연락">
            <AddressChoice
              chosen={addressNumber}
              recorded={addressNumber}
              onChoose={(number) => form.setFieldValue('addressNumber', number)}
              afterSaving="나머지 내용을 확인해 주세요."
              error={addressNumber === null ? form.errors.address : undefined}
              buyerOf={buyerOf}
              hasMessage={false}
            />
            <TextInput
              key={form.key('message')}
              {...form.getInputProps('message')}
              label={optional('배송 요청사항')}
              description="비워 두면 배송지에 적어 둔 메시지를 전해요."
              list="phone-messages"
            />
            <MessagePresets id="phone-messages" />
            <TextInput key={form.key('email')} {...form.getInputProps('email')} {...emailInput} />
          </Part>
          <DocumentsNote sheet={sheet} isAdult={applicant.isAdult === true} />
        </div>
        <ContractTotal phone={phone} sheet={sheet} form={form}>
          <Button size="lg" onClick={goOn}>
            다음: 계약 확인
          </Button>
        </ContractTotal>
      </div>
    </div>
  );
}
