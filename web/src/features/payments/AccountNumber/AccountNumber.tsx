import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { PaymentFactsFragment } from '../../../__generated__/graphql.ts';
import classes from './AccountNumber.module.css';

type Account = Pick<NonNullable<PaymentFactsFragment['virtualAccount']>, 'bankName' | 'accountNumber'>;

/** Bank and number of the account for a deposit, with a button that copies the number. */
export function AccountNumber({ account }: { account: Account }) {
  const { copy, copied, error } = useClipboard({ timeout: 3000 });
  return (
    <span className={classes.root}>
      <span>
        {account.bankName} <strong>{account.accountNumber}</strong>
      </span>
      <Button variant="default" size="xs" onClick={() => copy(account.accountNumber)}>
        계좌번호 복사
      </Button>
      <output className={classes.note}>
        {copied ? '복사했어요' : null}
        {error ? '복사하지 못했어요. 번호를 직접 선택해 복사해 주세요.' : null}
      </output>
    </span>
  );
}
