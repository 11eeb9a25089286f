import type { FormErrors } from '@mantine/form';
import { useRef, useState } from 'react';
import { focusField } from '../../shared/form/focus-field.ts';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import { useFormFields, type FormFields } from '../../shared/form/use-form-fields.ts';
import { portingErrors } from './application-errors.ts';
import type { Application } from './application.ts';
import type { ProofKind } from './porting-words.ts';
import { usePortingCheck } from './use-porting-check.ts';

interface Digits {
  kind: ProofKind | null;
  digits: string;
}

interface PortingParts {
  sheetNumber: string;
  certificationNumber: string;
  form: FormFields<Application>;
}

export type Porting = Pick<ReturnType<typeof usePorting>, 'own' | 'kind' | 'check' | 'press'>;

/** The check of a number to bring along. Its four digits are in a form of their own, which is not kept. */
export function usePorting({ sheetNumber, certificationNumber, form }: PortingParts) {
  const root = useRef<HTMLDivElement>(null);
  const own = useFormFields<Digits>({ initialValues: { kind: null, digits: '' } });
  const kind = useFieldValue(own, 'kind');
  const [isNews, setIsNews] = useState(false);
  const setErrors = (errors: FormErrors) => {
    own.setErrors(errors);
    for (const name of ['toPort.phone', 'toPort.carrierCode']) form.setFieldError(name, errors[name]);
  };
  const check = usePortingCheck({
    sheetNumber,
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
  return { root, own, kind, isNews, check, press };
}
