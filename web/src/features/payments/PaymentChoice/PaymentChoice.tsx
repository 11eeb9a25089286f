import { NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import type { InstallmentFactsFragment, PaymentWayFragment } from '../../../__generated__/graphql.ts';
import { ChoiceGroup } from '../../../shared/choice-group/ChoiceGroup.tsx';
import { DigitsField } from '../../../shared/form/DigitsField.tsx';
import { TelephoneField } from '../../../shared/form/TelephoneField.tsx';
import { useFieldValue } from '../../../shared/form/use-field-value.ts';
import type { FormFields } from '../../../shared/form/use-form-fields.ts';
import { formatWon } from '../../../shared/format/money.ts';
import { ChevronDownIcon } from '../../../shared/ui/late-icons.tsx';
import { noPayment, receiptPurpose, takesReceipt, type PaymentDraft } from './payment-draft.ts';
import classes from './PaymentChoice.module.css';

interface PaymentChoiceProps {
  ways: readonly PaymentWayFragment[];
  /** Instalments as the mall calculates them. */
  installments: readonly InstallmentFactsFragment[];
  form: FormFields<PaymentDraft>;
  /** A retry of a payment does not ask for a receipt again. */
  hasReceipt?: boolean;
}

type ReceiptChoice = NonNullable<PaymentDraft['receipt']>;

/** How it is paid: the way, and of a card its company and the months. None is chosen beforehand. */
export function PaymentChoice({ ways, installments, form, hasReceipt = true }: PaymentChoiceProps) {
  const chosen = useFieldValue(form, 'method');
  /** What was typed for each purpose: another purpose or way to pay loses none of it. */
  const numbers = useRef<Partial<Record<ReceiptChoice, string>>>({});
  const known = ways.filter(({ method }) => method !== null && method !== 'POINTS');
  const way = known.find(({ method }) => method === chosen);
  // What belongs to another way stays for it.
  const choose = (value: string) =>
    form.setFieldValue('method', known.find(({ method }) => method === value)?.method ?? null);
  const chooseReceipt = (wanted: ReceiptChoice) => {
    const { receipt, receiptNumber } = form.getValues();
    numbers.current[receipt ?? 'NONE'] = receiptNumber;
    form.setFieldValue('receipt', wanted);
    form.setFieldValue('receiptNumber', numbers.current[wanted] ?? noPayment.receiptNumber);
  };
  if (known.length === 0)
    return (
      <div data-path="method">
        <p>지금 이 금액을 결제할 수 있는 방법이 없어요.</p>
        {form.errors.method ? <p role="alert">{form.errors.method}</p> : null}
      </div>
    );
  return (
    <div className={classes.root} data-path="method">
      <ChoiceGroup
        legend="결제 수단"
        name="payment-method"
        choices={known.map(({ method, name }) => ({ value: method ?? '', label: name }))}
        chosen={chosen}
        onChoose={choose}
        problem={form.errors.method}
      />
      {way && way.cards.length > 0 ? <Card way={way} installments={installments} form={form} /> : null}
      {hasReceipt && takesReceipt(chosen) ? <CashReceipt form={form} onChoose={chooseReceipt} /> : null}
    </div>
  );
}

type CardProps = Pick<PaymentChoiceProps, 'installments' | 'form'> & { way: PaymentWayFragment };

function Card({ way, installments, form }: CardProps) {
  const code = useFieldValue(form, 'cardCode');
  const months = Number(useFieldValue(form, 'months'));
  const card = way.cards.find((each) => each.code === code);
  const offer = card && offerOf(installments, card, months);
  const company = form.getInputProps('cardCode');
  return (
    <div className={classes.pair}>
      <NativeSelect
        key={form.key('cardCode')}
        {...company}
        label="카드사"
        data={[
          { value: '', label: '카드사를 선택해 주세요' },
          ...way.cards.map((each) => ({ value: each.code, label: each.name })),
        ]}
        rightSection={<ChevronDownIcon size={20} />}
        onChange={(event) => {
          company.onChange(event);
          form.setFieldValue('months', noPayment.months);
        }}
      />
      {card && card.months.length > 1 ? (
        <NativeSelect
          key={form.key('months')}
          {...form.getInputProps('months')}
          label="할부 개월"
          data={card.months.map((each) => ({ value: String(each), label: monthsLabel(installments, card, each) }))}
          rightSection={<ChevronDownIcon size={20} />}
          description={
            offer && offer.months > 1
              ? `첫 달 ${formatWon(offer.firstMonth)}, 모두 ${formatWon(offer.total)}을 내요.`
              : undefined
          }
        />
      ) : null}
    </div>
  );
}

type PaymentCard = PaymentWayFragment['cards'][number];

function offerOf(offers: PaymentChoiceProps['installments'], card: PaymentCard, months: number) {
  const isFree = card.interestFreeMonths.includes(months);
  return (
    offers.find((offer) => offer.months === months && offer.isInterestFree === isFree) ??
    offers.find((offer) => offer.months === months)
  );
}

function monthsLabel(offers: PaymentChoiceProps['installments'], card: PaymentCard, months: number): string {
  if (months === 1) return '일시불';
  const offer = offerOf(offers, card, months);
  const mark = card.interestFreeMonths.includes(months) ? ' 무이자' : '';
  return `${months}개월${mark}${offer ? ` (월 ${formatWon(offer.monthly)})` : ''}`;
}

interface CashReceiptProps {
  form: FormFields<PaymentDraft>;
  onChoose: (purpose: ReceiptChoice) => void;
}

function CashReceipt({ form, onChoose }: CashReceiptProps) {
  const receipt = useFieldValue(form, 'receipt');
  const isOfBuyer = receipt === 'INCOME_DEDUCTION';
  const NumberField = isOfBuyer ? TelephoneField : DigitsField;
  return (
    <div className={classes.pair}>
      <ChoiceGroup
        legend="현금영수증 (선택)"
        name="cash-receipt"
        choices={[
          { value: 'NONE', label: '신청 안 함' },
          { value: 'INCOME_DEDUCTION', label: '소득공제' },
          { value: 'BUSINESS_EXPENSE', label: '지출증빙' },
        ]}
        chosen={receipt}
        onChoose={(value) => onChoose(value === 'INCOME_DEDUCTION' || value === 'BUSINESS_EXPENSE' ? value : 'NONE')}
      />
      {receiptPurpose({ receipt }) === null ? null : (
        <NumberField
          key={form.key('receiptNumber')}
          {...form.getInputProps('receiptNumber')}
          label={isOfBuyer ? '휴대폰 번호' : '사업자등록번호'}
          autoComplete="off"
        />
      )}
    </div>
  );
}
