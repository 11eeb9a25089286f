import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  BulkOrderStateDocument,
  ConfirmBulkOrderDocument,
  type BulkOrderFactsFragment,
  type PaymentMethod,
  type RefundAccountInput,
} from '../../__generated__/graphql.ts';
import {
  accountErrors,
  accountField,
  accountLimits,
  noAccount,
  trimmedAccount,
  type AccountValues,
} from '../../features/orders/RefundAccount/refund-account.ts';
import { paymentReturnUrl } from '../../features/payments/payment-window.ts';
import type { PaymentStart } from '../../features/payments/use-payment-start.ts';
import { focusField } from '../../shared/form/focus-field.ts';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import type { FormPlace } from '../../shared/submission/settings.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

export interface Confirmation {
  bulkOrder: BulkOrderFactsFragment;
  start: PaymentStart;
  /** Rows of which something typed is not stored yet. */
  unsavedCount: number;
  /** Called where the mall refuses, since its rows are not those that are shown. */
  onRowsChanged: () => void;
}

/** Values shown at the time of the press. */
interface Meant {
  method: PaymentMethod;
  account: RefundAccountInput | null;
  isWithoutErrors: boolean;
  payTotal: number;
  agreementId: string | null;
}

interface Problems {
  method?: string;
  errors?: string;
  unsaved?: string;
}

/** What is chosen before a bulk order is confirmed, and the press that confirms it. */
export function useConfirmBulkOrder({ bulkOrder, start, unsavedCount, onRowsChanged }: Confirmation) {
  const { total, agreementId, errorCount } = bulkOrder;
  const root = useRef<HTMLElement>(null);
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const [isWithoutErrors, setIsWithoutErrors] = useState(false);
  const [problem, setProblem] = useState<Problems>({});
  const form = useFormFields<AccountValues>({
    initialValues: { account: noAccount },
    validate: (values) => (method === 'VIRTUAL_ACCOUNT' ? accountErrors(values) : {}),
    limits: accountLimits,
  });
  const { submit, isBusy, refused, note } = useConfirmation(
    { bulkOrder, start, onRowsChanged },
    { root, setErrors: form.setErrors, fieldOf: accountField },
  );

  async function confirm({ account }: AccountValues) {
    const found = {
      ...(method === null && { method: '결제 수단을 선택해 주세요.' }),
      ...(errorCount > 0 && !isWithoutErrors && { errors: '오류를 고치거나, 빼고 주문할지 선택해 주세요.' }),
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
      agreementId,
    };
    if (await submit(meant)) start.close();
  }

  return {
    root,
    form,
    method,
    setMethod,
    isWithoutErrors,
    setIsWithoutErrors,
    problem,
    isBusy,
    failure: refused === null ? null : note,
    press: () => form.onSubmit(confirm, (errors) => focusField(root.current, errors))(),
  };
}

function useConfirmation(
  { bulkOrder: { number }, start, onRowsChanged }: Pick<Confirmation, 'bulkOrder' | 'start' | 'onRowsChanged'>,
  form: FormPlace,
) {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  return useSubmission(ConfirmBulkOrderDocument, {
    fetchPolicy: 'network-only',
    intent: `${mallUrl}.bulk-order.${number}`,
    input: (meant: Meant, idempotencyKey) => ({
      mallUrl,
      idempotencyKey,
      number,
      isWithoutErrors: meant.isWithoutErrors,
      payTotal: meant.payTotal,
      agreementId: meant.agreementId,
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
      onRowsChanged();
      await client.query({
        query: BulkOrderStateDocument,
        variables: { mallUrl, number },
        fetchPolicy: 'network-only',
      });
    },
    form,
  });
}
