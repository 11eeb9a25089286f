import { NativeSelect, TextInput } from '@mantine/core';
import type { InstallmentFactsFragment, PaymentMethod, PaymentWayFragment } from '../../__generated__/graphql.ts';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { formatWon } from '../../shared/format/money.ts';
import { ChevronDownIcon } from '../../shared/ui/late-icons.tsx';
import { receiptPurpose, takesReceipt, type DraftErrors, type OrderDraft } from './order-draft.ts';
import classes from './OrderPage.module.css';

type Chosen = Pick<OrderDraft, 'method' | 'cardCode' | 'months' | 'receipt' | 'receiptNumber'>;

interface PaymentChoiceProps {
  ways: readonly PaymentWayFragment[];
  /** What paying over months costs, as the mall reckons it. */
  installments: readonly InstallmentFactsFragment[];
  draft: Chosen;
  errors: DraftErrors;
  onChange: (fields: Partial<Chosen>) => void;
  /** A retry of a payment does not ask for a receipt again. */
  hasReceipt?: boolean;
}

/** How it is paid: the way, and of a card its company and the months. None is chosen beforehand. */
export function PaymentChoice({ ways, installments, draft, errors, onChange, hasReceipt = true }: PaymentChoiceProps) {
  const known = ways.filter(({ method }) => method !== null && method !== 'POINTS');
  const way = known.find(({ method }) => method === draft.method);
  const choose = (value: string) => {
    const method = known.find((each) => each.method === value)?.method;
    if (method) onChange({ method: method satisfies PaymentMethod, cardCode: '', months: 1, receipt: null });
  };
  return (
    <div className={classes.stack} data-field="method">
      <ChoiceGroup
        legend="결제 방법"
        name="payment-method"
        choices={known.map(({ method, name }) => ({ value: method ?? '', label: name }))}
        chosen={draft.method}
        onChoose={choose}
      />
      <p role="alert" className={classes.refusal}>
        {errors.method}
      </p>
      {way && way.cards.length > 0 ? (
        <Card way={way} installments={installments} draft={draft} errors={errors} onChange={onChange} />
      ) : null}
      {hasReceipt && takesReceipt(draft.method) ? (
        <CashReceipt draft={draft} errors={errors} onChange={onChange} />
      ) : null}
    </div>
  );
}

type PartProps = Pick<PaymentChoiceProps, 'draft' | 'errors' | 'onChange'>;

function Card({
  way,
  installments,
  draft,
  errors,
  onChange,
}: PartProps & Pick<PaymentChoiceProps, 'installments'> & { way: PaymentWayFragment }) {
  const card = way.cards.find(({ code }) => code === draft.cardCode);
  const offer = card && offerOf(installments, card, draft.months);
  return (
    <>
      <NativeSelect
        data-field="cardCode"
        label="카드사"
        value={draft.cardCode}
        error={errors.cardCode}
        data={[
          { value: '', label: '카드사를 골라 주세요' },
          ...way.cards.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        rightSection={<ChevronDownIcon size={20} />}
        onChange={({ currentTarget }) => onChange({ cardCode: currentTarget.value, months: 1 })}
      />
      {card && card.months.length > 1 ? (
        <NativeSelect
          data-field="months"
          label="할부 개월"
          error={errors.months}
          value={String(draft.months)}
          data={card.months.map((months) => ({
            value: String(months),
            label: monthsLabel(installments, card, months),
          }))}
          rightSection={<ChevronDownIcon size={20} />}
          description={
            offer && offer.months > 1
              ? `첫 달 ${formatWon(offer.firstMonth)}, 모두 ${formatWon(offer.total)}을 내요.`
              : undefined
          }
          onChange={({ currentTarget }) => onChange({ months: Number(currentTarget.value) })}
        />
      ) : null}
    </>
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

function CashReceipt({ draft, errors, onChange }: PartProps) {
  return (
    <>
      <ChoiceGroup
        legend="현금영수증 (선택)"
        name="cash-receipt"
        choices={[
          { value: 'NONE', label: '신청 안 함' },
          { value: 'INCOME_DEDUCTION', label: '소득공제' },
          { value: 'BUSINESS_EXPENSE', label: '지출증빙' },
        ]}
        chosen={draft.receipt}
        onChoose={(value) =>
          onChange({ receipt: value === 'INCOME_DEDUCTION' || value === 'BUSINESS_EXPENSE' ? value : 'NONE' })
        }
      />
      {receiptPurpose(draft) === null ? null : (
        <TextInput
          data-field="receiptNumber"
          label={draft.receipt === 'INCOME_DEDUCTION' ? '휴대폰 번호' : '사업자등록번호'}
          inputMode="numeric"
          autoComplete="off"
          value={draft.receiptNumber}
          error={errors.receiptNumber}
          onChange={({ currentTarget }) => onChange({ receiptNumber: currentTarget.value.replaceAll(/\D/gu, '') })}
        />
      )}
    </>
  );
}
