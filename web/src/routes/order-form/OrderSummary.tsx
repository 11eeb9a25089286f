import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { UnopenedPayment } from '../../features/payments/UnopenedPayment/UnopenedPayment.tsx';
import { formatNumber, formatWon } from '../../shared/format/money.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';
import { Won } from '../../shared/ui/Won/Won.tsx';
import { useMall } from '../../shop/mall/mall-context.ts';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import { ChangeLink } from './OrderLines.tsx';
import classes from './OrderForm.module.css';
import { PriceChangeLine } from './PriceChange.tsx';
import type { useRenewal } from './renewal.ts';
import type { usePlaceOrder } from './use-place-order.ts';
import type { Pricing } from './use-pricing.ts';

interface OrderSummaryProps {
  sheet: SheetFactsFragment;
  placing: ReturnType<typeof usePlaceOrder>;
  pricing: Pricing;
  /** Of a sheet that was made anew; null: it costs the same. */
  renewedPrice: ReturnType<typeof useRenewal>;
  onPay: () => void;
  /** What is agreed to, above the button. */
  children: ReactNode;
}

/** What the order costs, why it was not placed, and the button. In view beside the form, or below it. */
export function OrderSummary({ sheet, placing, pricing, renewedPrice, onPay, children }: OrderSummaryProps) {
  const isPricing = pricing.isBusy;
  const { unopened } = placing;
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On phones it is at the end of the page, far from the button.
    if (placing.note !== null) refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [placing.note]);
  const priceChange = placing.isRefused ? placing.price : renewedPrice;
  return (
    <aside className={classes.summary} aria-label="결제 금액" data-buy-bar>
      <h2 className={classes.heading}>결제 금액</h2>
      <Sums sheet={sheet} isBusy={isPricing} />
      <BestDiscount sheet={sheet} pricing={pricing} />
      {children}
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
        <Button size="lg" aria-disabled={placing.isBusy || isPricing} onClick={onPay}>
          {unopened ? '다시 시도' : payLabel(sheet, placing.isBusy, isPricing)}
        </Button>
      </div>
    </aside>
  );
}

/** All that coupons can take off, in a press. Nothing once it is taken off. */
function BestDiscount({ sheet: { bestDiscount, summary }, pricing }: Pick<OrderSummaryProps, 'sheet' | 'pricing'>) {
  if (bestDiscount === null || bestDiscount <= summary.couponDiscount) return null;
  return (
    <Button
      variant="default"
      size="sm"
      aria-disabled={pricing.isBusy}
      onClick={() => void pricing.choose({ isBest: true })}
    >
      쿠폰으로 최대 {formatWon(bestDiscount)} 할인받기
    </Button>
  );
}

const renewedPriceText = '주문서를 다시 만드는 사이 결제 금액이 바뀌었어요. 확인하고 결제해 주세요.';

function payLabel({ summary }: SheetFactsFragment, isPlacing: boolean, isPricing: boolean): string {
  if (isPlacing) return '주문하는 중';
  if (isPricing) return '금액 계산 중';
  return summary.payTotal === 0 ? '주문하기' : `${formatWon(summary.payTotal)} 결제하기`;
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
