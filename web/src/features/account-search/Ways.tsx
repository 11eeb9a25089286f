import { Link } from 'react-router-dom';
import { mallPath } from '../../shared/links/mall-paths.ts';
import { useLoginPath } from '../../shared/use-login-path.ts';
import { useMall } from '../../shared/mall/mall-context.ts';
import { useDevice } from '../../shared/page/page-context.ts';
import buttons from '../../shared/ui/button.module.css';
import classes from './AccountSearch.module.css';

/** Where a search of one's account leads on to. */
export function Ways({ other }: { other?: { label: string; to: string } }) {
  const mall = useMall();
  const device = useDevice();
  const loginPath = useLoginPath();
  return (
    <div className={classes.ways}>
      <Link className={buttons.primary} to={loginPath}>
        로그인하기
      </Link>
      {other && (
        <Link className={buttons.secondary} to={other.to}>
          {other.label}
        </Link>
      )}
      {mall.openAreas.includes('SIGN_UP') && (
        <Link className={buttons.secondary} to={mallPath(mall.url, device, 'signup')}>
          회원가입하기
        </Link>
      )}
    </div>
  );
}
