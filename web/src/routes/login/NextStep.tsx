import { Link, useSearchParams } from 'react-router-dom';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import type { StepReason } from '../../shop/session/open-step.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import { redirectOfStep, stepPath } from '../../shop/session/step-pages.ts';
import classes from './NextStep.module.css';

const labels: Readonly<Record<StepReason, string>> = {
  DORMANT_ACCOUNT: '이메일로 휴면 해제하기',
  EMAIL_MISSING: '이메일 인증하기',
  INITIAL_PASSWORD: '새 비밀번호 정하기',
};

/** Where a right password was not enough: the way on, or the customer center where there is none. */
export function NextStep({ reason }: { reason: StepReason }) {
  const mall = useMall();
  const device = useDevice();
  const [searchParams] = useSearchParams();
  const requested = searchParams.get('redirect');
  const isOpen = useSessionStore()?.openStep?.reason === reason;
  const path = isOpen ? stepPath(mall, device, reason, redirectOfStep(requested) ?? requested) : null;
  if (path !== null)
    return (
      <Link className={classes.way} to={path}>
        {labels[reason]}
      </Link>
    );
  const { phone } = mall.customerCenter;
  return phone ? (
    <a className={classes.way} href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`}>
      고객센터 {phone}에 문의하기
    </a>
  ) : null;
}
