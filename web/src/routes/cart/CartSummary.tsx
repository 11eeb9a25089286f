import { Button } from '@mantine/core';
import type { CartLineFragment } from '../../__generated__/graphql.ts';
import { formatNumber, formatWon } from '../../shared/format/money.ts';
import type { Calculation } from '../../shared/query/use-calculation.ts';
import { useKeptFocus } from '../../shared/use-kept-focus.ts';
import { cartStatementPath } from '../../shop/links/statement-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useOrderStart } from '../../shop/order/use-order-start.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import { QuietLink } from '../../shared/ui/QuietLink/QuietLink.tsx';
import { Won } from '../../shared/ui/Won/Won.tsx';
import classes from './CartSummary.module.css';
import { feeText } from './line-texts.ts';
import type { SelectionPrice } from './use-selection-price.ts';

interface CartSummaryProps {
  /** The lines that are selected to be ordered. */
  lines: readonly CartLineFragment[];
  price: Calculation<SelectionPrice>;
  /** Leads to what is wrong, and returns true, where nothing may be ordered. */
  isRefused: () => boolean;
}

/**
 * The sums of the selected lines, and the order button. Beside the cart on a desktop; on phones the last line stays
 * visible. While new sums are calculated, the last ones stay, marked as pending.
 */
export function CartSummary({ lines, price, isRefused }: CartSummaryProps) {
  const mall = useMall();
  const { isMarketing, salesType } = mall; // visitors of a marketing mall are guests, who have no points
  const { device } = usePage();
  const summary = price.value?.summary ?? null;
  const earnedPoints = summary?.earnedPoints ?? 0;
  const { place, keep } = useKeptFocus<HTMLDListElement>(price.failure !== null);
  return (
    <section className={classes.root} aria-label="주문 금액" data-buy-bar data-pending={price.isPending || undefined}>
      <h2 className={classes.title}>주문 금액</h2>
      {price.failure === null ? (
        <dl ref={place} tabIndex={-1} className={classes.sums} aria-live="polite" aria-busy={price.isPending}>
          <div>
            <dt>상품 금액</dt>
            <dd>{summary === null ? feeText(null) : <Won amount={summary.goodsTotal} />}</dd>
          </div>
          <div>
            <dt>배송비</dt>
            <dd>{lines.length === 0 ? formatWon(0) : feeText(summary && summary.deliveryFee)}</dd>
          </div>
        </dl>
      ) : (
        <Failure price={price} onRetry={keep} />
      )}
      <ul className={classes.notes}>
        {price.value?.bestDiscount ? (
          <li className={classes.best}>
            주문서에서 쿠폰으로 최대 {formatWon(price.value.bestDiscount)} 할인받을 수 있어요.
          </li>
        ) : null}
        <li>제주·도서산간 추가 배송비는 배송지를 선택하면 알려 드려요.</li>
        {earnedPoints > 0 && !isMarketing ? <li>구매를 확정하면 {formatNumber(earnedPoints)}P가 쌓여요.</li> : null}
      </ul>
      {salesType === 'BUSINESS' && lines.length > 0 ? (
        <QuietLink
          to={cartStatementPath(
            mall,
            device,
            lines.map(({ number }) => number),
          )}
        >
          선택한 상품의 견적서 보고 인쇄하기
        </QuietLink>
      ) : null}
      <div className={classes.bar}>
        <Total summary={summary} isPending={price.isPending} isEmpty={lines.length === 0} />
        <Order lines={lines} isRefused={isRefused} />
      </div>
    </section>
  );
}

function Failure({ price: { failure, retry }, onRetry }: Pick<CartSummaryProps, 'price'> & { onRetry: () => void }) {
  const again = () => {
    onRetry();
    retry();
  };
  return (
    <div role="alert" className={classes.failure}>
      {failure}{' '}
      <button type="button" className={classes.way} onClick={again}>
        다시 계산하기
      </button>
    </div>
  );
}

interface TotalProps {
  summary: SelectionPrice['summary'];
  isPending: boolean;
  isEmpty: boolean;
}

function Total({ summary, isPending, isEmpty }: TotalProps) {
  return (
    <p className={classes.total} aria-live="polite" aria-atomic="true" aria-busy={isPending}>
      <span className={classes.label}>결제 예정 금액</span>
      <strong>{summary === null ? '주문서에서 확인' : <Won amount={summary.payTotal} />}</strong>
      {isEmpty || summary === null ? null : <span className={classes.fee}>{feeNote(summary.deliveryFee)}</span>}
    </p>
  );
}

function Order({ lines, isRefused }: Pick<CartSummaryProps, 'lines' | 'isRefused'>) {
  const { submit, isBusy, note } = useOrderStart();
  if (lines.length === 0)
    return (
      <Button size="lg" disabled>
        상품을 선택해 주세요
      </Button>
    );
  const order = () => {
    if (!isRefused()) void submit({ cartLines: lines.map(({ number }) => number) });
  };
  return (
    <>
      <p role="alert" className={classes.refusal}>
        {note === null ? null : (
          <>
            {note} <SignInAgain />
          </>
        )}
      </p>
      <Button size="lg" aria-disabled={isBusy} onClick={order}>
        {isBusy ? '주문서 만드는 중' : `총 ${lines.length}건 주문하기`}
      </Button>
    </>
  );
}

function feeNote(fee: number): string {
  return fee === 0 ? '무료배송' : `배송비 ${formatWon(fee)} 포함`;
}
