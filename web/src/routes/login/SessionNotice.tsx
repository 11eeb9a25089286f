import { useSearchParams } from 'react-router-dom';
import { useSessionStore } from '../../shared/session/session-context.ts';
import { redirectOfStep } from '../../shared/session/step-pages.ts';
import { useIsAwake } from '../../shared/use-is-awake.ts';
import classes from './LoginPage.module.css';

const ends = {
  expired: '로그인 시간이 지나 안전하게 로그아웃했어요. 다시 로그인해 주세요.',
  dormant: '휴면 계정입니다. 활성화를 위해 이메일 인증을 진행해주세요.',
} as const;
const stepForgotten = '안전을 위해 진행하던 인증은 저장하지 않아요. 다시 로그인하면 이어서 할 수 있어요.';

/** Why one is here, where it was not one's own wish. */
export function SessionNotice({ isStepForgotten }: { isStepForgotten: boolean }) {
  const isAwake = useIsAwake();
  const lastEnd = useSessionStore()?.lastEnd ?? null;
  const [searchParams] = useSearchParams();
  const text = isStepForgotten || redirectOfStep(searchParams.get('redirect')) !== null ? stepForgotten : lastEnd === null || lastEnd === 'ended' ? null : ends[lastEnd];
  return <output className={classes.notice}>{isAwake ? text : null}</output>;
}
