import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import type { FormErrors } from '@mantine/form';
import { useRef, useState } from 'react';
import type { JoinType, PhoneSheetFragment, PhoneToOrderFragment } from '../../__generated__/graphql.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { wordOf } from '../../features/phones/phone-choice.ts';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { DigitsField } from '../../shared/form/DigitsField.tsx';
import { focusField } from '../../shared/form/focus-field.ts';
import { TelephoneField } from '../../shared/form/TelephoneField.tsx';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import { useFormFields, type FormFields } from '../../shared/form/use-form-fields.ts';
import { ChevronDownIcon } from '../../shared/ui/late-icons.tsx';
import { phoneOrderPath } from '../../shop/links/phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { Application } from './application.ts';
import { portingErrors } from './application-errors.ts';
import { FocusedOutput } from './FocusedOutput.tsx';
import classes from './PhoneOrder.module.css';
import { isProofKind, proofNames, type ProofKind } from './porting-words.ts';
import { useCarriers } from './use-carriers.ts';
import { usePortingCheck } from './use-porting-check.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';
import { QuietLink } from '../../shared/ui/QuietLink/QuietLink.tsx';

interface NumberPortingProps {
  phone: PhoneToOrderFragment;
  sheet: PhoneSheetFragment;
  certificationNumber: string;
  params: URLSearchParams;
  form: FormFields<Application>;
}

interface Digits {
  kind: ProofKind | null;
  digits: string;
}

/** The number to bring along, checked before anything is ordered. The four digits are of this check alone. */
export function NumberPorting({ phone, sheet, certificationNumber, params, form }: NumberPortingProps) {
  const { mallUrl, device } = usePage();
  const { carrierName } = sheet.estimate;
  const carriers = useCarriers(phone, sheet);
  const root = useRef<HTMLDivElement>(null);
  const own = useFormFields<Digits>({ initialValues: { kind: null, digits: '' } });
  const kind = useFieldValue(own, 'kind');
  const checked = useFieldValue(form, 'checked');
  const [isNews, setIsNews] = useState(false);
  const setErrors = (errors: FormErrors) => {
    own.setErrors(errors);
    for (const name of ['toPort.phone', 'toPort.carrierCode']) form.setFieldError(name, errors[name]);
  };
  const check = usePortingCheck({
    sheetNumber: sheet.number,
    certificationNumber,
    form: { root, setErrors },
    onChecked: (number) => {
      form.setFieldValue('checked', number);
      own.reset();
      setIsNews(true);
    },
  });
  const press = () => {
    const { toPort } = form.getValues();
    const values = own.getValues();
    const errors = portingErrors(toPort, values.kind, values.digits);
    setErrors(errors);
    form.clearFieldError('porting');
    if (Object.keys(errors).length > 0) focusField(root.current, errors);
    else if (values.kind !== null) void check.submit({ toPort, kind: values.kind, digits: values.digits });
  };
  const refused = check.refused?.result;
  const expired = refused?.__typename === 'Expired' ? refused.subject : null;
  const isTooSoon = refused?.__typename === 'PortingRefused' && refused.reason === 'TOO_SOON';
  return (
    <Part title="번호이동">
      <div ref={root} className={classes.stack} data-path="porting">
        {checked ? (
          <>
            <FocusedOutput isNews={isNews}>{checked.phone} 번호를 그대로 가져올 수 있어요.</FocusedOutput>
            <Button variant="default" onClick={() => form.setFieldValue('checked', null)}>
              다른 번호로 바꾸기
            </Button>
          </>
        ) : (
          <>
            <p className={classes.quiet}>
              쓰던 번호를 가져올 수 있는지 먼저 확인해요. 한 시간에 5번까지 확인할 수 있어요.
            </p>
            <TelephoneField
              key={form.key('toPort.phone')}
              {...form.getInputProps('toPort.phone')}
              label="쓰던 휴대폰 번호"
              required
              autoComplete="tel"
            />
            <NativeSelect
              key={form.key('toPort.carrierCode')}
              {...form.getInputProps('toPort.carrierCode')}
              label="지금 쓰는 통신사"
              required
              data={[
                { value: '', label: '통신사 선택' },
                ...carriers.map(({ code, name }) => ({ value: code, label: name })),
              ]}
              rightSection={<ChevronDownIcon size={20} />}
            />
            {carrierName === null ? null : (
              <p className={classes.quiet}>
                지금 {carrierName} 고객이면 번호를 그대로 두고 휴대폰만 바꿀 수 있어요.{' '}
                <QuietLink to={phoneOrderPath(mallUrl, device, 'selectJoin', joiningBy('CHANGE', params))}>
                  기기변경으로 바꾸기
                </QuietLink>
              </p>
            )}
            <div data-path="proof">
              <ChoiceGroup
                legend="요금을 내는 방법으로 확인하기"
                name="porting-proof"
                choices={Object.entries(proofNames).map(([value, { choice }]) => ({ value, label: choice }))}
                chosen={kind}
                problem={own.errors.proof}
                onChoose={(value) => {
                  own.setValues({ kind: isProofKind(value) ? value : null, digits: '' });
                  own.clearErrors();
                }}
              />
            </div>
            {kind === null ? null : (
              <DigitsField
                key={own.key('digits')}
                {...own.getInputProps('digits')}
                label={proofNames[kind].field}
                description="확인하는 데만 쓰고 저장하지 않아요."
                digits={4}
                required
                autoComplete="off"
              />
            )}
            <Note>
              {check.note ?? form.errors.porting}
              {expired === null ? null : (
                <QuietLink
                  to={phoneOrderPath(mallUrl, device, expired === 'SHEET' ? 'selectJoin' : 'certPhone', params)}
                >
                  {expired === 'SHEET' ? '신청서 다시 만들기' : '본인 인증 다시 하기'}
                </QuietLink>
              )}
              {isTooSoon ? (
                <QuietLink to={phoneOrderPath(mallUrl, device, 'selectJoin', joiningBy('NEW', params))}>
                  신규가입으로 바꾸기
                </QuietLink>
              ) : null}
            </Note>
            <Button variant="default" aria-disabled={check.isBusy} onClick={press}>
              {check.isBusy ? '확인하는 중' : '번호이동 확인'}
            </Button>
          </>
        )}
      </div>
    </Part>
  );
}

/** The same choice with another way of joining. */
function joiningBy(joinType: JoinType, params: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(params);
  query.set('join', wordOf(joinType) ?? '');
  return query;
}
