import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useLoginPath } from '../../shop/links/use-login-path.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import classes from './AccountSearch.module.css';

/** Links to continue with after a search of an account. */
export function NextLinks({ other }: { other?: { label: string; to: string } }) {
  const mall = useMall();
  const device = useDevice();
  const loginPath = useLoginPath();
  return (
    <div className={classes.ways}>
      <Button component={Link} to={loginPath}>
        로그인하기
      </Button>
      {other && (
        <Button component={Link} variant="default" to={other.to}>
          {other.label}
        </Button>
      )}
      {mall.openAreas.includes('SIGN_UP') && (
        <Button component={Link} variant="default" to={pathTo('sign-up', mall, device)}>
          회원가입하기
        </Button>
      )}
    </div>
  );
}
