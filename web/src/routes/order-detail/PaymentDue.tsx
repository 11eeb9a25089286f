import { momentInWords } from '../../shared/format/day-words.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { ActionLink } from '../../features/orders/OrderParts/ActionLink.tsx';

/** The deadline of the payment. Links to the payment's state, for shoppers who paid and never came back, or paid a wrong sum. */
export function PaymentDue({ order: { number, status, paymentDueAt, payment } }: { order: WholeOrder }) {
  const mall = useMall();
  const device = useDevice();
  if (status !== 'AWAITING_PAYMENT') return null;
  const isChecked = payment?.status === 'PENDING';
  const isDeposit = payment?.status === 'AWAITING_DEPOSIT';
  const mayBePaid = isChecked || isDeposit || payment?.status === 'READY';
  const paying = isDeposit ? '입금' : '결제';
  // One account is for all orders of a file.
  const isOfFile = isDeposit && payment.virtualAccount === null && mall.openAreas.includes('UPLOAD');
  return (
    <>
      {isChecked ? <p>결제사의 답을 기다리고 있어요. 이미 결제했다면 다시 결제하지 않아도 돼요.</p> : null}
      {isChecked || paymentDueAt === null ? null : (
        <p>
          {momentInWords(paymentDueAt)}까지 {paying}하지 않으면 주문이 취소돼요.
        </p>
      )}
      {isOfFile ? (
        <p>
          입금할 계좌는 올린 파일에 있어요.{' '}
          <ActionLink to={pathTo('upload', mall, device)}>업로드 내역 보기</ActionLink>
        </p>
      ) : mayBePaid ? (
        <p>
          {isChecked ? null : `이미 ${paying}했나요? `}
          <ActionLink to={pathTo('order-complete', mall, device, { orderNumber: number })}>
            {paying} 상태 확인하기
          </ActionLink>
        </p>
      ) : null}
    </>
  );
}
