import { cheaperPlan } from '../../features/phones/cheaper-plan.ts';
import type { Plan } from '../../features/phones/phone.ts';
import { formatWon } from '../../shared/format/money.ts';
import { QuietLink } from '../../shared/ui/QuietLink/QuietLink.tsx';
import { phoneOrderPath } from '../../shop/links/phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';

interface CheaperPlanProps {
  plan: Plan;
  plans: readonly Plan[];
  /** Of the person who certified. */
  age: number | null;
  params: URLSearchParams;
}

/** Names the cheapest plan that the applicant may have, with the way to it. Nothing if it is the chosen one. */
export function CheaperPlan({ plan, plans, age, params }: CheaperPlanProps) {
  const { mallUrl, device } = usePage();
  const cheaper = cheaperPlan(plan, plans, age);
  if (cheaper?.monthly == null) return null;
  const others = new URLSearchParams(params);
  others.delete('planKind');
  others.set('plan', cheaper.number);
  return (
    <p>
      더 싼 요금제가 있어요. {cheaper.name} 월 {formatWon(cheaper.monthly)}{' '}
      <QuietLink to={phoneOrderPath(mallUrl, device, 'selectJoin', others)}>이 요금제로 변경</QuietLink>
    </p>
  );
}
