import { useRef, useState } from 'react';
import {
  BulkOrderStateDocument,
  ConfirmBulkOrderDocument,
  type BulkOrderFactsFragment,
  type PaymentMethod,
  type RefundAccountInput,
} from '../../__generated__/graphql.ts';
import { useApolloClient } from '@apollo/client/react';
import {
  accountErrors,
  accountField,
  accountLimits,
  noAccount,
  trimmedAccount,
  type AccountValues,
} from '../../features/orders/RefundAccount/refund-account.ts';
import { RefundAccount } from '../../features/orders/RefundAccount/RefundAccount.tsx';
import { paymentReturnUrl } from '../../features/payments/payment-window.ts';
import type { PaymentStart } from '../../features/payments/use-payment-start.ts';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { focusField } from '../../shared/form/focus-field.ts';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { formatNumber, formatWon } from '../../shared/format/money.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import buttons from '../../shared/ui/button.module.css';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import classes from './Upload.module.css';

interface ConfirmBulkOrderProps {
  bulkOrder: BulkOrderFactsFragment;
  start: PaymentStart;
  /** Rows of which something typed is not stored yet. */
  unsavedCount: number;
}

/** Values shown at the time of the press. */
interface Meant {
  method: PaymentMethod;
  account: RefundAccountInput | null;
  isWithoutErrors: boolean;
  payTotal: number;
}

/** Orders the good rows at the sum shown, by virtual account or invoice. Nothing is chosen beforehand. */
export function ConfirmBulkOrder({ bulkOrder, start, unsavedCount }: ConfirmBulkOrderProps) {
  const { id, number, total, validCount, errorCount, paymentMethods } = bulkOrder;
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const root = useRef<HTMLElement>(null);
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const [isWithoutErrors, setIsWithoutErrors] = useState(false);
  const [problem, setProblem] = useState<{ method?: string; errors?: string; unsaved?: string }>({});
  const form = useFormFields<AccountValues>({
    initialValues: { account: noAccount },
    validate: (values) => (method === 'VIRTUAL_ACCOUNT' ? accountErrors(values) : {}),
    limits: accountLimits,
  });
  const way = paymentMethods.find((each) => each.method === method);
  const { submit, isBusy, refused, note } = useSubmission(ConfirmBulkOrderDocument, {
    fetchPolicy: 'network-only',
    intent: `${mallUrl}.bulk-order.${number}`,
    input: (meant: Meant, idempotencyKey) => ({
      mallUrl,
      idempotencyKey,
      number,
      isWithoutErrors: meant.isWithoutErrors,
      payTotal: meant.payTotal,
      method: meant.method,
      refundAccount: meant.account,
      returnUrl: meant.account ? paymentReturnUrl(mallUrl) : null,
    }),
    failed: '주문을 확정하지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onStart: ({ account }) => account && start.open(),
    onDone: ({ paymentRequest }) => start.goOn({ order: { number }, paymentRequest }),
    async onRefused({ __typename: refusal }) {
      // The sum and the counts are others now: the button must show them before it is pressed again.
      if (refusal !== 'TotalChanged' && refusal !== 'WrongState') return;
      // The rows changed too.
      client.cache.evict({ id: client.cache.identify({ __typename: 'BulkOrder', id }), fieldName: 'rows' });
      await client.query({
        query: BulkOrderStateDocument,
        variables: { mallUrl, number },
        fetchPolicy: 'network-only',
      });
    },
    form: { root, setErrors: form.setErrors, fieldOf: accountField },
  });

  async function confirm({ account }: AccountValues) {
    const found = {
      ...(method === null && { method: '결제 수단을 골라 주세요.' }),
      ...(errorCount > 0 && !isWithoutErrors && { errors: '오류를 고치거나, 빼고 주문할지 골라 주세요.' }),
      ...(unsavedCount > 0 && { unsaved: '고친 내용을 아직 저장하지 못했어요. 저장된 뒤에 확정해 주세요.' }),
    };
    setProblem(found);
    if (found.errors) root.current?.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus();
    else if (found.method) root.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
    if (method === null || Object.keys(found).length > 0) return;
    const meant = {
      method,
      account: method === 'VIRTUAL_ACCOUNT' ? trimmedAccount(account) : null,
      isWithoutErrors: errorCount > 0 && isWithoutErrors,
      payTotal: total,
    };
    if (await submit(meant)) start.close();
  }

  const press = () => form.onSubmit(confirm, (errors) => focusField(root.current, errors))();
  const left = errorCount > 0 ? `오류가 있는 ${formatNumber(errorCount)}줄은 빼고 주문할게요` : '';
  return (
    <section ref={root} className={classes.confirm} aria-labelledby="confirm-bulk-order">
      <h2 id="confirm-bulk-order">주문 확정</h2>
      {errorCount > 0 ? (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={isWithoutErrors}
            onChange={({ currentTarget }) => setIsWithoutErrors(currentTarget.checked)}
          />
          {left}
        </label>
      ) : null}
      <p role="alert" className={classes.problem}>
        {problem.errors}
      </p>
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
          <p className={classes.note}>주문하지 못한 줄의 금액은 아래 계좌로 환불해 드려요.</p>
          <RefundAccount banks={way?.banks ?? []} form={form} />
        </>
      ) : null}
      {method === 'INVOICE' ? (
        <p className={classes.note}>
          확정하면 바로 주문하고, 금액은 월 정산에 더해요. 주문하지 못한 줄은 청구하지 않아요.
        </p>
      ) : null}
      <p role="alert" className={classes.problem}>
        {unsavedCount > 0 ? problem.unsaved : null}
      </p>
      <p role="alert" className={classes.problem}>
        {refused === null ? null : (
          <>
            {note} <SignInAgain />
          </>
        )}
      </p>
      <button type="button" className={buttons.primary} aria-disabled={isBusy} onClick={press}>
        {isBusy ? '주문을 확정하는 중' : `${formatNumber(validCount)}건 ${formatWon(total)} 주문 확정하기`}
      </button>
    </section>
  );
}
