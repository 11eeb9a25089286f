import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { RefundAccountWantedFragment } from '../../../__generated__/graphql.ts';
import { focusField } from '../../../shared/form/focus-field.ts';
import { useFormFields } from '../../../shared/form/use-form-fields.ts';
import {
  accountErrors,
  accountLimits,
  noAccount,
  trimmedAccount,
  type AccountValues,
} from '../RefundAccount/refund-account.ts';
import { RefundAccount } from '../RefundAccount/RefundAccount.tsx';
import classes from './RefundAccountNotice.module.css';
import { useGiveRefundAccount, type RefundAccountEnd } from './use-give-refund-account.ts';

interface RefundAccountFormProps {
  order: RefundAccountWantedFragment;
  onEnd: (end: RefundAccountEnd) => void;
}

/** Bank, number and holder of the account; what the mall refuses is shown at its field. */
export function RefundAccountForm({ order, onEnd }: RefundAccountFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const form = useFormFields<AccountValues>({
    initialValues: { account: noAccount },
    validate: accountErrors,
    limits: accountLimits,
  });
  const {
    submit: give,
    isBusy,
    note,
    tell,
  } = useGiveRefundAccount({
    orderNumber: order.number,
    onEnd,
    form: { root, setErrors: form.setErrors },
  });
  const send = ({ account }: AccountValues) => void give(trimmedAccount(account));
  const submit = () => {
    tell(null);
    form.onSubmit(send, (errors) => focusField(root.current, errors))();
  };
  return (
    <div ref={root} className={classes.form}>
      <RefundAccount banks={order.payment?.refundBanks ?? []} form={form} />
      <p role="alert" className={classes.failure}>
        {note}
      </p>
      <Button aria-disabled={isBusy} onClick={submit}>
        {isBusy ? '처리하는 중' : '이 계좌로 환불받기'}
      </Button>
    </div>
  );
}
