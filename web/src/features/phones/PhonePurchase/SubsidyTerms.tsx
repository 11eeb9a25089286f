import type { ChosenEstimateFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import classes from './PhonePurchase.module.css';
import type { ShownEstimate } from './use-phone-estimate.ts';

type SubsidyKind = NonNullable<NonNullable<ChosenEstimateFragment['subsidies']>[number]['kind']>;

interface SubsidyTermsProps {
  shown: ShownEstimate;
  /** Of the common subsidy. */
  named: string;
}

/** Payer, amount and condition of each subsidy. */
export function SubsidyTerms({ shown: { estimate, state }, named }: SubsidyTermsProps) {
  const names = {
    SUBSIDY: named,
    EXTRA_SUBSIDY: '추가지원금',
    PLAN_DISCOUNT: '선택약정',
  } satisfies Record<SubsidyKind, string>;
  if (!estimate?.subsidies?.length) return null;
  return (
    <dl className={classes.facts} data-pending={state === 'pending' || undefined}>
      {estimate.subsidies.map(({ kind, payer, amount, condition }, index) => (
        <div key={`${index} ${kind}`}>
          <dt>{kind === null ? '할인' : names[kind]}</dt>
          <dd>
            {payer}에서 모두 {formatWon(amount)}을 부담해요. {condition}
          </dd>
        </div>
      ))}
    </dl>
  );
}
