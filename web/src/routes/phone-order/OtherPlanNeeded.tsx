import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Plan } from '../../features/phones/phone.ts';
import { ageText, isForAge } from '../../features/phones/plan-ages.ts';
import { ageOf } from '../../features/phones/plan-kinds.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';
import { phoneOrderPath } from '../../shop/links/phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';

interface OtherPlanNeededProps {
  plan: Plan;
  plans: readonly Plan[];
  /** Of the person who certified. */
  age: number;
  params: URLSearchParams;
}

/** The plan is for another age than that of the applicant. Leads to the plans that they may have. */
export function OtherPlanNeeded({ plan, plans, age, params }: OtherPlanNeededProps) {
  const { mallUrl, device } = usePage();
  const others = new URLSearchParams(params);
  for (const name of ['plan', 'planKind']) others.delete(name);
  const ofAge = plans.find((each) => ageText(each) !== null && isForAge(each, age));
  const kind = ofAge && ageOf(ofAge);
  if (kind) others.set('planKind', kind);
  return (
    <>
      <Note>
        {plan.name} 요금제는 {ageText(plan)} 가입할 수 있어요. 인증한 분은 만 {age}세예요. 가입할 수 있는 요금제로 바꿔
        주세요.
      </Note>
      <Button component={Link} size="lg" to={phoneOrderPath(mallUrl, device, 'selectJoin', others)}>
        가입할 수 있는 요금제 보기
      </Button>
    </>
  );
}
