import type { ChosenEstimateFragment } from '../../../__generated__/graphql.ts';
import classes from './CreditRights.module.css';

interface CreditRightsProps {
  estimate: Pick<ChosenEstimateFragment, 'deviceMonths' | 'credit'>;
}

/** Rights of everybody who pays by installments, as the law on installment transactions gives them. */
function rightsAgainst(lender: string): (readonly [name: string, text: string])[] {
  return [
    [
      '할부 철회권',
      '계약서를 받은 날부터 7일 안에 할부계약을 철회할 수 있어요. 휴대폰을 계약서보다 늦게 받으면 받은 날부터 7일이에요.',
    ],
    [
      '할부 항변권',
      `휴대폰을 받지 못했거나 하자를 고쳐 주지 않는 것처럼 계약이 지켜지지 않으면, 할부금을 받는 ${lender}에 알리고 남은 할부금을 내지 않을 수 있어요.`,
    ],
  ];
}

/** The right to withdraw from the credit, and the defense against the lender. Nothing if the device is paid at once. */
export function CreditRights({ estimate: { deviceMonths, credit } }: CreditRightsProps) {
  if (deviceMonths === 1) return null;
  return (
    <dl className={classes.root} aria-label="할부 소비자의 권리">
      {rightsAgainst(credit?.lender ?? '통신사').map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
