import '../../shared/form/mantine-styles.ts';
import { useApolloClient } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { OrderSheetDocument, type SheetFactsFragment } from '../../__generated__/graphql.ts';
import {
  LateAwaitedPayment,
  useAwaitedPaymentAhead,
} from '../../features/payments/AwaitedPayment/LateAwaitedPayment.tsx';
import { optional } from '../../shared/form/field-kinds.tsx';
import { focusInvalid } from '../../shared/form/focus-invalid.ts';
import { focusField } from '../../shared/form/focus-field.ts';
import { TelephoneField } from '../../shared/form/TelephoneField.tsx';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { formatNumber, formatWon } from '../../shared/format/money.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import { useDevice, useMallUrl } from '../../shop/page/page-context.ts';
import { Won } from '../../shared/ui/Won/Won.tsx';
import { AddressChoice } from '../../features/addresses/AddressChoice/AddressChoice.tsx';
import { submitFilledAddress } from '../../features/addresses/AddressChoice/filled-address.ts';
import { MessagePresets } from '../../features/addresses/MessagePresets.tsx';
import { Agreements } from '../../features/orders/Agreements/Agreements.tsx';
import { Benefits } from './Benefits.tsx';
import { draftErrors, keepDraft, readDraft } from './order-draft.ts';
import { ChangeLink, OrderLines } from './OrderLines.tsx';
import classes from './OrderForm.module.css';
import { PaymentChoice } from '../../features/payments/PaymentChoice/PaymentChoice.tsx';
import { UnopenedPayment } from '../../features/payments/UnopenedPayment/UnopenedPayment.tsx';
import { PriceChangeLine } from './PriceChange.tsx';
import { useRenewal } from './renewal.ts';
import { Section } from './Section.tsx';
import { SheetEnded } from './SheetEnded.tsx';
import { SheetTime } from './SheetTime.tsx';
import { WithdrawalTerms } from './WithdrawalTerms.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { usePricing } from './use-pricing.ts';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';
import { Note } from '../../shared/ui/Note/Note.tsx';

/** All inputs of an order, with its price in view. Nothing is ticked by default. */
export function OrderForm({ sheet }: { sheet: SheetFactsFragment }) {
  const mallUrl = useMallUrl();
  const root = useRef<HTMLDivElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const client = useApolloClient();
  const [initialValues] = useState(() => readDraft(mallUrl, sheet));
  const form = useFormFields({
    initialValues,
    validate: (draft) => draftErrors(draft, sheet),
    limits: { name: 20, email: 100, message: 50 },
    onValuesChange: (draft) => keepDraft(mallUrl, sheet, draft),
  });
  useAwaitedPaymentAhead(useDevice());
  const pricing = usePricing(sheet);
  const renewedPrice = useRenewal(sheet, pricing);
  const placing = usePlaceOrder({ sheet, onNewSheet: readSheet, form: { root, setErrors: form.setErrors } });
  useEffect(() => {
    // On phones it is at the end of the page, far from the button.
    if (placing.note !== null) refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [placing.note]);
  /** Not `refetch`: within a second the freshness link answers that from the cache. */
  async function readSheet() {
    const variables = { mallUrl, number: sheet.number };
    const { data } = await client.query({ query: OrderSheetDocument, variables, fetchPolicy: 'network-only' });
    return data?.viewer?.orderSheet ?? null;
  }

  const priceChange = placing.isRefused ? placing.price : renewedPrice;

  const refuse = (errors: FormErrors) => {
    form.setErrors(errors);
    focusField(root.current, errors);
  };
  const { unopened } = placing;
  const pay = () => {
    // The points are a form of their own.
    if (focusInvalid(root.current, 'input[name="points"]')) return;
    // An address that is filled in but not saved is meant for this order.
    if (submitFilledAddress(root.current)) return;
    if (unopened) void placing.place(unopened.draft);
    else if (!pricing.isBusy) form.onSubmit(placing.place, refuse)();
  };

  if (placing.payment) return <LateAwaitedPayment payment={placing.payment} />;
  if (placing.hasEnded) return <SheetEnded number={sheet.number} sheet={sheet} />;
  return (
    <>
      <SheetTime sheet={sheet} />
      <div ref={root} className={classes.view}>
        <PageTitle>주문서</PageTitle>
        <div className={classes.columns}>
          <div className={classes.sections}>
            <OrderLines sheet={sheet} shortages={placing.shortages} />
            <Section title="주문자">
              <TextInput
                key={form.key('name')}
                {...form.getInputProps('name')}
                label="이름"
                required
                autoComplete="name"
              />
              <TelephoneField
                key={form.key('phone')}
                {...form.getInputProps('phone')}
                label="연락처"
                required
                autoComplete="tel"
              />
              <TextInput
                key={form.key('email')}
                {...form.getInputProps('email')}
                label="이메일"
                type="email"
                required
                autoComplete="email"
              />
            </Section>
            <Section title="배송지">
              <AddressChoice
                chosen={pricing.choice.addressNumber}
                recorded={sheet.choice.addressNumber}
                onChoose={(addressNumber) => pricing.choose({ addressNumber })}
                afterSaving={afterSaving(sheet, pricing.isBusy)}
                error={sheet.choice.addressNumber === null ? form.errors.address : undefined}
                buyerOf={form.getValues}
              />
              <TextInput
                key={form.key('message')}
                {...form.getInputProps('message')}
                label={optional('이번 주문의 배송 메시지')}
                description="비워 두면 배송지에 적어 둔 메시지를 전해요."
                list="order-messages"
              />
              <MessagePresets id="order-messages" />
            </Section>
            <Benefits sheet={sheet} pricing={pricing} />
            {sheet.summary.payTotal === 0 ? null : (
              <Section title="결제 수단">
                <PaymentChoice ways={sheet.paymentMethods} installments={sheet.installments} form={form} />
              </Section>
            )}
            <WithdrawalTerms />
            <Section title="동의">
              <Agreements agreements={sheet.agreements} form={form} />
            </Section>
          </div>
          <aside className={classes.summary} aria-label="결제 금액" data-buy-bar>
            <h2 className={classes.heading}>결제 금액</h2>
            <Sums sheet={sheet} isBusy={pricing.isBusy} />
            <Note ref={refusal}>
              {placing.isRefused ? placing.note : renewedPrice ? renewedPriceText : null}
              {unopened ? <UnopenedPayment orderNumber={unopened.orderNumber} /> : null}
              {priceChange ? <PriceChangeLine {...priceChange} /> : null}
              {placing.shortages.length > 0 ? <ChangeLink sheet={sheet} /> : null}
              {placing.isRefused ? <SignInAgain /> : null}
            </Note>
            <div className={classes.bar}>
              <p className={classes.payTotal}>
                <span>총 결제 금액</span>
                <strong>
                  <Won amount={sheet.summary.payTotal} />
                </strong>
              </p>
              <Button size="lg" aria-disabled={placing.isBusy || pricing.isBusy} onClick={pay}>
                {unopened ? '다시 시도' : payLabel(sheet, placing.isBusy, pricing.isBusy)}
              </Button>
            </div>
          </aside>
        </div>
      </div>
    </>
  );
}

const renewedPriceText = '주문서를 다시 만드는 사이 결제 금액이 바뀌었어요. 확인하고 결제해 주세요.';

function payLabel({ summary }: SheetFactsFragment, isPlacing: boolean, isPricing: boolean): string {
  if (isPlacing) return '주문하는 중';
  if (isPricing) return '금액 계산 중';
  return summary.payTotal === 0 ? '주문하기' : `${formatWon(summary.payTotal)} 결제하기`;
}

/** What a new address has changed about the sum. */
function afterSaving({ summary: { remoteAreaFee } }: SheetFactsFragment, isPricing: boolean): string {
  if (isPricing) return '';
  return remoteAreaFee === 0
    ? '결제 금액을 확인해 주세요.'
    : `제주·도서산간 추가 배송비 ${formatWon(remoteAreaFee)}이 더해졌어요.`;
}

function Sums({ sheet: { summary }, isBusy }: { sheet: SheetFactsFragment; isBusy: boolean }) {
  const { isMarketing } = useMall(); // its guests never see their points
  const parts = [
    ['상품 금액', summary.goodsTotal],
    ['배송비', summary.deliveryFee],
    ['제주·도서산간 추가 배송비', summary.remoteAreaFee],
    ['쿠폰 할인', -summary.couponDiscount],
    ['포인트 사용', -summary.usedPoints],
  ] as const;
  return (
    <>
      <dl className={classes.sums} aria-live="polite" aria-busy={isBusy}>
        {parts
          .filter(([name, amount]) => amount !== 0 || name === '상품 금액' || name === '배송비')
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {amount < 0 ? '−' : ''}
                {name === '배송비' && amount === 0 ? '무료' : formatWon(Math.abs(amount))}
              </dd>
            </div>
          ))}
      </dl>
      {summary.earnedPoints > 0 && !isMarketing ? (
        <p className={classes.quiet}>구매를 확정하면 {formatNumber(summary.earnedPoints)}P가 쌓여요.</p>
      ) : null}
    </>
  );
}
