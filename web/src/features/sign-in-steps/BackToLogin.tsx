import { Link } from 'react-router-dom';
import { loginPath, safeRedirect } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import classes from './steps.module.css';

/** A step is open for ten minutes; after that, signing in opens it again. */
export function BackToLogin({ redirect }: { redirect: string | null }) {
  const { url } = useMall();
  return (
    <Link className={classes.way} to={loginPath(url, useDevice(), safeRedirect(redirect, url) ?? undefined)}>
      로그인으로 돌아가기
    </Link>
  );
}
