import type { SignInRefusal } from '../../__generated__/graphql.ts';
import { useMall } from '../../shared/mall/mall-context.ts';
import classes from './LoginForm.module.css';

const helpedByPeople: readonly (SignInRefusal | null)[] = ['DORMANT_ACCOUNT', 'EMAIL_MISSING', 'INITIAL_PASSWORD'];

/** Where a right password was not enough, the way on that every mall has. */
export function RefusalHelp({ reason }: { reason: SignInRefusal | null }) {
  const { phone } = useMall().customerCenter;
  if (!phone || !helpedByPeople.includes(reason)) return null;
  return (
    <a className={classes.help} href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`}>
      고객센터 {phone}에 문의하기
    </a>
  );
}
