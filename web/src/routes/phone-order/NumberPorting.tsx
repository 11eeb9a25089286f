import { Button } from '@mantine/core';
import type { PhoneSheetFragment, PhoneToOrderFragment } from '../../__generated__/graphql.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import type { FormFields } from '../../shared/form/use-form-fields.ts';
import type { Application } from './application.ts';
import { FocusedOutput } from './FocusedOutput.tsx';
import classes from './PhoneOrder.module.css';
import { PortingForm } from './PortingForm.tsx';
import { useCarriers } from './use-carriers.ts';
import { usePorting } from './use-porting.ts';

interface NumberPortingProps {
  phone: PhoneToOrderFragment;
  sheet: PhoneSheetFragment;
  certificationNumber: string;
  params: URLSearchParams;
  form: FormFields<Application>;
}

/** The number to bring along, checked before anything is ordered. */
export function NumberPorting({ phone, sheet, certificationNumber, params, form }: NumberPortingProps) {
  const carriers = useCarriers(phone, sheet);
  const { root, isNews, ...porting } = usePorting({ sheetNumber: sheet.number, certificationNumber, form });
  const checked = useFieldValue(form, 'checked');
  return (
    <Part title="번호이동">
      <div ref={root} className={classes.stack} data-path="porting">
        {checked ? (
          <>
            <FocusedOutput isNews={isNews}>{checked.phone} 번호를 그대로 가져올 수 있어요.</FocusedOutput>
            <Button variant="default" onClick={() => form.setFieldValue('checked', null)}>
              다른 번호로 변경
            </Button>
          </>
        ) : (
          <PortingForm
            porting={porting}
            carriers={carriers}
            carrierName={sheet.estimate.carrierName}
            params={params}
            form={form}
          />
        )}
      </div>
    </Part>
  );
}
