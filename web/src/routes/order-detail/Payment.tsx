import { installmentWords, paymentStatusWords, paymentWords } from '../../features/orders/order-words.ts';
import { AccountNumber } from '../../features/payments/AccountNumber/AccountNumber.tsx';
import { momentInWords } from '../../shared/format/day-words.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { Sum, Sums } from '../../features/orders/OrderParts/Sums.tsx';
import { DueLine } from '../../features/orders/OrderParts/DueLine.tsx';

/** How the order is paid; with the account number while the payment is pending. */
export function Payment({ order: { payment, payTotal } }: { order: WholeOrder }) {
  if (!payment) return null;
  const { status, paidAt, virtualAccount } = payment;
  const months = installmentWords(payment, payTotal);
  return (
    <Part title="결제 정보">
      <Sums>
        <Sum name="결제 수단">{paymentWords(payment)}</Sum>
        {months === null ? null : <Sum name="할부 금액">{months}</Sum>}
        {status === null ? null : <Sum name="결제 상태">{paymentStatusWords[status]}</Sum>}
        {paidAt === null ? null : (
          <Sum name="결제 시각">
            <time dateTime={paidAt}>{momentInWords(paidAt)}</time>
          </Sum>
        )}
        {virtualAccount === null ? null : (
          <>
            <Sum name="입금 계좌" isParagraph={status === 'AWAITING_DEPOSIT'}>
              {status === 'AWAITING_DEPOSIT' ? (
                <AccountNumber account={virtualAccount} />
              ) : (
                `${virtualAccount.bankName} ${virtualAccount.accountNumber}`
              )}
            </Sum>
            {virtualAccount.holder === null ? null : <Sum name="예금주">{virtualAccount.holder}</Sum>}
          </>
        )}
      </Sums>
      {status === 'AWAITING_DEPOSIT' && virtualAccount !== null && virtualAccount.dueAt !== null ? (
        <DueLine>{momentInWords(virtualAccount.dueAt)}까지 입금해 주세요. 금액이 정확해야 확인돼요.</DueLine>
      ) : null}
    </Part>
  );
}
