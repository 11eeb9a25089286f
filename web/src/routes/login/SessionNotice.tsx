import { useSearchParams } from 'react-router-dom';
import { readPendingPurchase } from '../../shop/session/pending-purchase.ts';
import { safeRedirect } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { readPendingFavorite } from '../../shop/session/resumed-favorite.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import { redirectOfStep } from '../../shop/session/step-pages.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import classes from './LoginPage.module.css';
import { favoriteReason, purchaseReason, reasonOf } from './sign-in-reason.ts';

const ends = {
  expired: '로그인 시간이 지나 안전하게 로그아웃했어요. 다시 로그인해 주세요.',
  dormant: '휴면 계정입니다. 활성화를 위해 이메일 인증을 진행해주세요.',
} as const;
const stepForgotten = '안전을 위해 진행하던 인증은 저장하지 않아요. 다시 로그인하면 이어서 할 수 있어요.';

/** Why a visitor was redirected here. Reasons that only this browser knows appear after hydration. */
export function SessionNotice({ isStepForgotten }: { isStepForgotten: boolean }) {
  const mall = useMall();
  const redirect = useSearchParams()[0].get('redirect');
  const known = useBrowserReason(redirect, isStepForgotten);
  return <output className={classes.notice}>{known ?? reasonOf(redirect, mall)}</output>;
}

function useBrowserReason(redirect: string | null, isStepForgotten: boolean): string | null {
  const { url } = useMall();
  const isHydrated = useIsHydrated();
  const lastEnd = useSessionStore()?.lastEnd ?? null;
  if (!isHydrated) return null;
  if (isStepForgotten || redirectOfStep(redirect) !== null) return stepForgotten;
  const address = safeRedirect(redirect, url);
  if (address !== null && readPendingFavorite(url)?.address === address) return favoriteReason;
  const purchase = readPendingPurchase(url);
  if (address !== null && purchase?.address === address) return purchaseReason(purchase.kind);
  return lastEnd === null || lastEnd === 'ended' ? null : ends[lastEnd];
}
