import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { TelephoneField } from '../../shared/form/TelephoneField.tsx';
import type { FormFields } from '../../shared/form/use-form-fields.ts';
import { ChevronDownIcon } from '../../shared/ui/late-icons.tsx';
import { QuietLink } from '../../shared/ui/QuietLink/QuietLink.tsx';
import { phoneOrderPath } from '../../shop/links/phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { Application } from './application.ts';
import { joiningBy } from './joining-by.ts';
import classes from './PhoneOrder.module.css';
import { PortingProof } from './PortingProof.tsx';
import { PortingRefusal } from './PortingRefusal.tsx';
import type { useCarriers } from './use-carriers.ts';
import type { Porting } from './use-porting.ts';

interface PortingFormProps {
  porting: Porting;
  carriers: ReturnType<typeof useCarriers>;
  /** The carrier of the new contract, whose customers need no porting. */
  carrierName: string | null;
  params: URLSearchParams;
  form: FormFields<Application>;
}

/** The number to bring along, and its proof. */
export function PortingForm({ porting, carriers, carrierName, params, form }: PortingFormProps) {
  const { mallUrl, device } = usePage();
  const { own, kind, check, press } = porting;
  return (
    <>
      <p className={classes.quiet}>쓰던 번호를 가져올 수 있는지 먼저 확인해요. 한 시간에 5번까지 확인할 수 있어요.</p>
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
            기기변경으로 변경
          </QuietLink>
        </p>
      )}
      <PortingProof own={own} kind={kind} />
      <PortingRefusal check={check} params={params} problem={form.errors.porting} />
      <Button variant="default" aria-disabled={check.isBusy} onClick={press}>
        {check.isBusy ? '확인하는 중' : '번호이동 확인'}
      </Button>
    </>
  );
}
