import { useId } from 'react';
import type { OrderItemLineFragment } from '../../__generated__/graphql.ts';
import { useClaimGuidesQuery } from '../../__generated__/hooks.ts';
import { ClaimTerms } from '../../features/orders/ClaimTerms/ClaimTerms.tsx';
import { usePage } from '../../shop/page/page-context.ts';
import { RichText } from '../../shop/rich-text/RichText.tsx';
import { claimTypes, type ClaimStep } from './claim.ts';
import { isWhole } from './step-rules.ts';
import classes from './Step.module.css';
import type { WholeOrder } from '../../features/orders/whole-order.ts';

interface StepTermsProps {
  step: ClaimStep;
  order: WholeOrder;
  /** Which goods of it. */
  items: readonly OrderItemLineFragment[];
}

/** Terms of a claim: cost, payer, and refunds to the original payment method. */
export function StepTerms({ step, order, items }: StepTermsProps) {
  const id = useId();
  // Nothing was paid, so nothing can cost or come back.
  if (isWhole(order)) return null;
  return (
    <section className={classes.terms} aria-labelledby={id}>
      <h2 id={id} className={classes.termsTitle}>
        유의 사항
      </h2>
      <ClaimTerms type={claimTypes[step]} ways={items.map(({ receivingWay }) => receivingWay)} />
      {step === 'exchange' ? null : <MethodGuide payment={order.payment} />}
    </section>
  );
}

/** The shop's notes on refunds of this method. The step continues without them. */
function MethodGuide({ payment }: Pick<WholeOrder, 'payment'>) {
  const { mallUrl, device } = usePage();
  const { data } = useClaimGuidesQuery({ variables: { url: mallUrl, device }, errorPolicy: 'all' });
  const guide = data?.mall?.claimGuides?.find(({ method }) => method !== null && method === payment?.method);
  if (!guide) return null;
  return (
    <div className={classes.termsGuide}>
      <h3 className={classes.termsMethod}>{payment?.methodName ?? '결제 수단'} 환불</h3>
      <RichText html={guide.html} />
    </div>
  );
}
