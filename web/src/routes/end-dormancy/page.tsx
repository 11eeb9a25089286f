import { useState } from 'react';
import { EndDormancy } from '../../features/sign-in-steps/EndDormancy.tsx';
import { NothingToDo } from '../../features/sign-in-steps/NothingToDo.tsx';
import type { PageModule } from '../../shop/page/page-module.ts';
import { useOpenStep } from '../../shop/session/use-open-step.ts';

/** The step for members whose account is dormant. Once opened it stays until it is done. */
function EndDormancyPage() {
  const [step] = useState(useOpenStep('DORMANT_ACCOUNT'));
  return step ? (
    <EndDormancy step={step} />
  ) : (
    <NothingToDo title="휴면 계정이 아니에요" text="지금처럼 계속 이용할 수 있어요." />
  );
}

export const page: PageModule = { Component: EndDormancyPage };
