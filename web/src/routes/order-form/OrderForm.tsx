import '../../shared/form/mantine-styles.ts';
import { useApolloClient } from '@apollo/client/react';
import type { FormErrors } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { OrderSheetDocument, type SheetFactsFragment } from '../../__generated__/graphql.ts';
import {
  LateAwaitedPayment,
  useAwaitedPaymentAhead,
} from '../../features/payments/AwaitedPayment/LateAwaitedPayment.tsx';
import { focusInvalid } from '../../shared/form/focus-invalid.ts';
import { focusField } from '../../shared/form/focus-field.ts';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { useDevice, useMallUrl } from '../../shop/page/page-context.ts';
import { submitFilledAddress } from '../../features/addresses/AddressChoice/filled-address.ts';
import { Agreements } from '../../features/orders/Agreements/Agreements.tsx';
import { Benefits } from './Benefits.tsx';
import { Buyer } from './Buyer.tsx';
import { Delivery } from './Delivery.tsx';
import { draftErrors, keepDraft, readDraft } from './order-draft.ts';
import { OrderLines } from './OrderLines.tsx';
import { OtherWays } from './OtherWays.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import classes from './OrderForm.module.css';
import { PaymentChoice } from '../../features/payments/PaymentChoice/PaymentChoice.tsx';
import { useRenewal } from './renewal.ts';
import { Section } from './Section.tsx';
import { SheetEnded } from './SheetEnded.tsx';
import { SheetTime } from './SheetTime.tsx';
import { WithdrawalTerms } from './WithdrawalTerms.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { usePricing } from './use-pricing.ts';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** All inputs of an order, with its price in view. Nothing is ticked by default. */
export function OrderForm({ sheet }: { sheet: SheetFactsFragment }) {
  const mallUrl = useMallUrl();
  const root = useRef<HTMLDivElement>(null);
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
  /** Not `refetch`: within a second the freshness link answers that from the cache. */
  async function readSheet() {
    const variables = { mallUrl, number: sheet.number };
    const { data } = await client.query({ query: OrderSheetDocument, variables, fetchPolicy: 'network-only' });
    return data?.viewer?.orderSheet ?? null;
  }

  const refuse = (errors: FormErrors) => {
    form.setErrors(errors);
    focusField(root.current, errors);
  };
  const { unopened } = placing;
  /** The sum that was shown when an address had to be saved first. Null: nobody waits, or something else was pressed since. */
  const awaited = useRef<number | null>(null);
  const pay = () => {
    // The points are a form of their own.
    if (focusInvalid(root.current, 'input[name="points"]')) return;
    // An address that is filled in but not saved is meant for this order, which goes on if it costs the same there.
    if (submitFilledAddress(root.current)) {
      awaited.current = sheet.summary.payTotal;
      return;
    }
    if (unopened) void placing.place(unopened.draft);
    else if (!pricing.isBusy) form.onSubmit(placing.place, refuse)();
  };

  const goOn = useEffectEvent((addressNumber: string | null, isBusy: boolean) => {
    if (awaited.current === null || isBusy || addressNumber === null) return;
    const isAsShown = awaited.current === sheet.summary.payTotal;
    awaited.current = null;
    if (isAsShown) pay();
  });
  useEffect(() => goOn(sheet.choice.addressNumber, pricing.isBusy), [sheet.choice.addressNumber, pricing.isBusy]);
  const stay = () => (awaited.current = null);

  if (placing.payment) return <LateAwaitedPayment payment={placing.payment} />;
  if (placing.ended) return <SheetEnded number={sheet.number} {...placing.ended} sheet={sheet} />;
  return (
    <>
      <SheetTime sheet={sheet} />
      <div ref={root} className={classes.view} onPointerDownCapture={stay} onKeyDownCapture={stay}>
        <PageTitle>주문서</PageTitle>
        <div className={classes.columns}>
          <div className={classes.sections}>
            {sheet.needsAddress ? <Delivery sheet={sheet} pricing={pricing} form={form} /> : null}
            <OtherWays sheet={sheet} form={form} />
            <OrderLines sheet={sheet} shortages={placing.shortages} />
            <Buyer form={form} />
            <Benefits sheet={sheet} pricing={pricing} />
            {sheet.summary.payTotal === 0 ? null : (
              <Section title="결제 수단">
                <PaymentChoice ways={sheet.paymentMethods} installments={sheet.installments} form={form} />
              </Section>
            )}
          </div>
          <OrderSummary sheet={sheet} placing={placing} pricing={pricing} renewedPrice={renewedPrice} onPay={pay}>
            <WithdrawalTerms lines={sheet.lines} />
            <section aria-label="동의">
              <Agreements agreements={sheet.agreements} form={form} />
            </section>
          </OrderSummary>
        </div>
      </div>
    </>
  );
}
