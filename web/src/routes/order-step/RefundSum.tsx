import { lazy, Suspense } from 'react';
import type { OrderItemLineFragment } from '../../__generated__/graphql.ts';
import { paymentWords } from '../../features/orders/order-words.ts';
import { formatWon } from '../../shared/format/money.ts';
import type { Calculation } from '../../shared/query/use-calculation.ts';
import { useKeptFocus } from '../../shared/use-kept-focus.ts';
import buttons from '../../shared/ui/button.module.css';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { Won } from '../../shared/ui/Won/Won.tsx';
import type { ClaimStep } from './claim.ts';
import { isWhole } from './step-rules.ts';
import classes from './Step.module.css';
import type { ClaimPreview } from './use-preview.ts';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { Sum, Sums } from '../../features/orders/OrderParts/Sums.tsx';

// No sum is drawn before a press, so its lines may come after the page.
const RefundLines = lazy(async () => ({
  default: (await import('../../features/orders/RefundLines/RefundLines.tsx')).RefundLines,
}));

interface RefundSumProps {
  step: ClaimStep;
  order: WholeOrder;
  /** Which goods of it. */
  items: readonly OrderItemLineFragment[];
  preview: Calculation<ClaimPreview>;
}

/** Exact refund before sending. Keeps the last sum, marked as pending, while a new one is calculated. */
export function RefundSum({ step, order, items, preview }: RefundSumProps) {
  const { value, isPending, failure, retry } = preview;
  const { place, keep } = useKeptFocus<HTMLElement>(failure !== null);
  const again = () => {
    keep();
    retry();
  };
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={classes.refund}
      aria-label={step === 'exchange' ? '교환 비용' : '환불 예정 금액'}
      aria-live="polite"
      aria-busy={isPending}
      data-pending={(value !== null && isPending) || undefined}
    >
      {value ? (
        <Known step={step} order={order} items={items} preview={value} />
      ) : isPending ? (
        <>
          <span className="visually-hidden">계산하고 있어요</span>
          <Skeleton width="60%" height={28} />
        </>
      ) : failure !== null ? (
        <>
          <p className={classes.failure}>{failure}</p>
          <button type="button" className={buttons.secondary} onClick={again}>
            다시 계산하기
          </button>
        </>
      ) : (
        <p className={classes.hint}>
          {step === 'exchange'
            ? '상품과 사유를 선택하면 비용을 알려 드려요.'
            : '상품과 사유를 선택하면 환불 금액을 알려 드려요.'}
        </p>
      )}
    </section>
  );
}

type KnownProps = Omit<RefundSumProps, 'preview'> & { preview: ClaimPreview };

function Known({ step, order, items, preview }: KnownProps) {
  const { refundTotal, returnDeliveryFee } = preview;
  if (step === 'exchange')
    return (
      <p>
        {returnDeliveryFee === 0
          ? '교환에 드는 비용이 없어요.'
          : `교환 배송비 ${formatWon(returnDeliveryFee)}은 수거 시 택배 기사님께 결제해 주세요.`}
      </p>
    );
  if (isWhole(order)) return <p>아직 결제하지 않은 주문이라 환불할 금액이 없어요.</p>;
  return (
    <>
      <Sums>
        <div className={classes.refundTotal}>
          <dt>환불 예정 금액</dt>
          <dd>
            <Won amount={refundTotal} />
          </dd>
        </div>
        <Suspense>
          <RefundLines {...preview} />
        </Suspense>
        <Sum name="받는 방법">{wayOf(order)}</Sum>
      </Sums>
      <p className={classes.hint}>{whenOf(step, order, items)}</p>
    </>
  );
}

function wayOf({ payment }: WholeOrder): string {
  if (payment?.method === 'VIRTUAL_ACCOUNT') return '입력한 계좌';
  return payment ? paymentWords(payment) : '결제한 방법';
}

function whenOf(step: ClaimStep, { status }: WholeOrder, items: RefundSumProps['items']): string {
  if (step === 'return' && items.every(({ receivingWay }) => receivingWay === 'TEXT'))
    return '판매자가 확인한 뒤 3영업일 안에 환불해 드려요.';
  if (step === 'return') return '상품이 돌아오면 3영업일 안에 환불해 드려요.';
  return status === 'PREPARING'
    ? '상품을 준비하고 있어 판매자가 확인한 뒤 취소돼요. 이미 보냈다면 받은 뒤 반품할 수 있어요.'
    : '취소하면 바로 환불해 드려요.';
}
