import { Link } from 'react-router-dom';
import { loginPath, mallPath } from '../../shared/links/mall-paths.ts';
import { useMall } from '../../shared/mall/mall-context.ts';
import buttons from '../../shared/ui/button.module.css';
import { IntroPicture } from './IntroPicture.tsx';
import classes from './IntroPage.module.css';

/** Where phones arrive: whose shop this is (its mark stands in the header), and the two ways in. */
export function IntroPage() {
  const { url, title, name, requiresLogin, isMarketing } = useMall();
  const home = mallPath(url, 'MOBILE', 'home');
  return (
    <div className={classes.root}>
      <div className={classes.stage}>
        <IntroPicture />
      </div>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{requiresLogin ? `${name} 회원만 이용할 수 있어요.` : '휴대폰도 생활도, 통신 가족이라서 더 가볍게.'}</p>
      <div className={classes.ways}>
        {!isMarketing && (
          <>
            <Link className={`for-visitors ${buttons.primary}`} to={loginPath(url, 'MOBILE', home)}>
              로그인
            </Link>
            {!requiresLogin && (
              <Link className={`for-visitors ${buttons.secondary}`} to={home}>
                둘러보기
              </Link>
            )}
          </>
        )}
        <Link className={`${isMarketing ? '' : 'for-members'} ${buttons.primary}`} to={home}>
          쇼핑 시작하기
        </Link>
      </div>
    </div>
  );
}
