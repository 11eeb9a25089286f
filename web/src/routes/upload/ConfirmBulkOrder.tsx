import type { ReactNode } from 'react';
import { RefundAccount } from '../../features/orders/RefundAccount/RefundAccount.tsx';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { formatNumber, formatWon } from '../../shared/format/money.ts';
import buttons from '../../shared/ui/button.module.css';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import classes from './Upload.module.css';
import { useConfirmBulkOrder, type Confirmation } from './use-confirm-bulk-order.ts';

/** Orders the good rows at the sum shown, by virtual account or invoice. Nothing is chosen beforehand. */
export function ConfirmBulkOrder(confirmation: Confirmation) {
  const { bulkOrder, unsavedCount } = confirmation;
  const { total, validCount, errorCount, paymentMethods } = bulkOrder;
  const confirm = useConfirmBulkOrder(confirmation);
  const { root, form, method, setMethod, isWithoutErrors, setIsWithoutErrors, problem, isBusy, failure } = confirm;
  return (
    <section ref={root} className={classes.confirm} aria-labelledby="confirm-bulk-order">
      <h2 id="confirm-bulk-order">주문 확정</h2>
      {errorCount > 0 ? (
        <>
          <p>
            오류가 있는 {formatNumber(errorCount)}줄은 주문하지 않고 청구하지도 않아요. 확정한 뒤에는 이 파일에서 고칠
            수 없고, 내려받아 고친 뒤 새 파일로 올려야 주문돼요.
          </p>
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={isWithoutErrors}
              onChange={({ currentTarget }) => setIsWithoutErrors(currentTarget.checked)}
            />
            오류가 있는 {formatNumber(errorCount)}줄은 빼고 주문할게요
          </label>
        </>
      ) : null}
      <Problem>{problem.errors}</Problem>
      <ChoiceGroup
        legend="결제 수단"
        name="bulk-order-payment"
        choices={paymentMethods.flatMap(({ method: value, name }) => (value === null ? [] : [{ value, label: name }]))}
        chosen={method}
        onChoose={(value) => setMethod(paymentMethods.find((each) => each.method === value)?.method ?? null)}
        problem={problem.method}
      />
      {method === 'VIRTUAL_ACCOUNT' ? (
        <>
          <p className={classes.note}>
            계좌 하나를 드려요. 기한까지 전체 금액을 한 번에 입금해 주세요. 입금하지 않으면 주문이 모두 취소되고
            청구하지 않아요. 주문하지 못한 줄의 금액은 아래 계좌로 환불해 드려요.
          </p>
          <RefundAccount banks={paymentMethods.find((each) => each.method === method)?.banks ?? []} form={form} />
        </>
      ) : null}
      {method === 'INVOICE' ? (
        <p className={classes.note}>
          확정하면 바로 주문하고, 금액은 월 정산에 더해요. 주문하지 못한 줄은 청구하지 않아요.
        </p>
      ) : null}
      <Problem>{unsavedCount > 0 ? problem.unsaved : null}</Problem>
      <Problem>
        {failure === null ? null : (
          <>
            {failure} <SignInAgain />
          </>
        )}
      </Problem>
      <button type="button" className={buttons.primary} aria-disabled={isBusy} onClick={confirm.press}>
        {isBusy ? '주문을 확정하는 중' : `${formatNumber(validCount)}건 ${formatWon(total)} 주문 확정하기`}
      </button>
    </section>
  );
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={classes.problem}>
      {children}
    </p>
  );
}
