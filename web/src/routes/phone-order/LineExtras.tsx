import { Checkbox } from '@mantine/core';
import type { PhoneSheetFragment, PhoneToOrderFragment } from '../../__generated__/graphql.ts';
import { usePhonePlansQuery } from '../../__generated__/hooks.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { usimWords } from '../../features/phones/PhoneOrder/phone-order-words.ts';
import { usimPaid } from '../../features/phones/PhonePurchase/estimate-lines.ts';
import { plansOf } from '../../features/phones/PhonePurchase/plans-of.ts';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { FieldGroup } from '../../shared/ui/FieldGroup/FieldGroup.tsx';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import type { FormFields } from '../../shared/form/use-form-fields.ts';
import { formatWon } from '../../shared/format/money.ts';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { usePage } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import type { Application } from './application.ts';
import classes from './PhoneOrder.module.css';

interface LineExtrasProps {
  phone: PhoneToOrderFragment;
  sheet: PhoneSheetFragment;
  form: FormFields<Application>;
}

/** The USIM and additional services, each with its price. Nothing is chosen beforehand. */
export function LineExtras({ phone, sheet, form }: LineExtrasProps) {
  const { extraServices } = sheet;
  const chosen = useFieldValue(form, 'extraServiceNumbers');
  return (
    <Part title="유심과 부가서비스">
      <UsimChoice phone={phone} sheet={sheet} form={form} />
      {extraServices.length > 0 ? (
        <FieldGroup legend="부가서비스 (선택)" className={classes.stack} data-path="extraServiceNumbers">
          <p className={classes.quiet}>선택하지 않아도 가입할 수 있고, 요금 할인도 그대로예요.</p>
          {extraServices.map(({ number, name, description, monthly }) => (
            <Checkbox
              key={number}
              label={`${name} · 월 ${formatWon(monthly)}`}
              description={description}
              checked={chosen.includes(number)}
              onChange={({ currentTarget: { checked } }) =>
                form.setFieldValue(
                  'extraServiceNumbers',
                  checked ? [...chosen, number] : chosen.filter((each) => each !== number),
                )
              }
            />
          ))}
        </FieldGroup>
      ) : null}
    </Part>
  );
}

function UsimChoice({ phone, sheet: { estimate }, form }: LineExtrasProps) {
  const { mallUrl: url, device } = usePage();
  const usim = useFieldValue(form, 'usim');
  const { joinType, memory } = estimate;
  const { data, loading, error, refetch } = usePhonePlansQuery({
    variables: { url, device, number: phone.number, joinType: joinType ?? 'NEW', memory: memory ?? '' },
    errorPolicy: 'all',
  });
  const usims = plansOf(data)?.usims;
  if (!usims)
    return loading ? <Skeleton height={96} /> : <SectionFailure error={error} onRetry={() => void refetch()} />;
  const known = usims.flatMap(({ type, price }) => (type === null ? [] : [{ type, price }]));
  return (
    <div className={classes.stack} data-path="usim">
      <ChoiceGroup
        legend="유심"
        name="usim"
        choices={known.map(({ type, price }) => ({
          value: type,
          label: `${usimWords[type]} · ${price === 0 ? '무료' : formatWon(price)}`,
        }))}
        chosen={usim}
        problem={form.errors.usim}
        onChoose={(value) => form.setFieldValue('usim', known.find(({ type }) => type === value)?.type ?? null)}
      />
      {known.some(({ price }) => price > 0) ? <p className={classes.quiet}>유심값은 {usimPaid}.</p> : null}
    </div>
  );
}
