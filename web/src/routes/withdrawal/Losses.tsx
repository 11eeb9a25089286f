import type { WithdrawalCheckQuery } from '../../__generated__/graphql.ts';
import classes from './WithdrawalPage.module.css';

type WithdrawalCheck = NonNullable<NonNullable<WithdrawalCheckQuery['viewer']>['withdrawalCheck']>;

/** Losses on withdrawal, as the mall counts them. */
export function Losses({ losses }: Pick<WithdrawalCheck, 'losses'>) {
  return (
    <section className={classes.losses} aria-labelledby="withdrawal-losses">
      <h2 id="withdrawal-losses" className={classes.title}>
        탈퇴하면 소멸돼요
      </h2>
      <ul>
        {losses.map(({ kind, name, value }, index) => (
          <li key={`${index} ${kind} ${name}`} className={classes.loss}>
            <span>{name}</span>
            {value ? <strong>{value}</strong> : null}
          </li>
        ))}
        <li className={classes.loss}>
          <span>이름과 연락처 같은 회원정보</span>
        </li>
        <li className={classes.loss}>
          <span>현재 아이디 (다시 쓸 수 없어요)</span>
        </li>
      </ul>
      <p className={classes.kept}>
        주문과 결제 기록은 전자상거래법에 따라 5년, 문의와 분쟁 처리 기록은 3년 동안 따로 보관한 뒤 지워요.
      </p>
    </section>
  );
}
