import type { ChosenEstimateFragment, PhonePlansFragment, UsimType } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import type { Discount } from '../phone.ts';
import { CreditRights } from './CreditRights.tsx';
import classes from './PhonePurchase.module.css';
import { usimPaid } from './estimate-lines.ts';
import { TerminationFees } from './TerminationFees.tsx';

interface ContractFactsProps {
  plans: PhonePlansFragment;
  discount: Discount | null;
  estimate: ChosenEstimateFragment | null;
}

const usimNames = { USIM: '유심', ESIM: '이심(eSIM)', OWN: '쓰던 유심' } as const satisfies Record<UsimType, string>;

/** The contract's terms: the carrier, its length, and the charge for leaving. Unknown terms are left out. */
export function ContractFacts({ plans, discount, estimate }: ContractFactsProps) {
  const { carriers, contractMonths: months, defaultContractMonths, usims } = plans;
  const fee = plans.cancellationFees.find(({ discountType }) => discountType === discount)?.text;
  const hasSums = Boolean(estimate?.terminationFees?.length);
  const usimPrices = usims.flatMap(({ type, price }) =>
    type === null ? [] : `${usimNames[type]} ${price === 0 ? '무료' : formatWon(price)}`,
  );
  const facts = [
    { name: '통신사', text: carriers.map(({ name }) => name).join(', ') },
    {
      name: '약정 기간',
      text:
        discount === 'PLAN_DISCOUNT' && months.length > 0
          ? `${defaultContractMonths}개월 기준 (${months.map((each) => `${each}개월`).join('·')} 중 선택)`
          : `${defaultContractMonths}개월`,
    },
    { name: '유심', text: usimPrices.length > 0 ? `${usimPrices.join(' · ')} (${usimPaid})` : '' },
    // The rule in words, until the price tells the sums.
    { name: '위약금', text: hasSums ? '' : (estimate?.cancellationFee ?? fee ?? '') },
  ].filter(({ text }) => text !== '');
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {estimate === null ? null : (
        <>
          {hasSums ? <TerminationFees estimate={estimate} /> : null}
          <CreditRights estimate={estimate} />
        </>
      )}
    </>
  );
}
