import { Link } from 'react-router-dom';
import { homePath, loginPath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import buttons from '../../shared/ui/button.module.css';
import classes from './IntroPage.module.css';
import { IntroPicture } from './IntroPicture.tsx';

/** The start page of phones: whose shop this is (its logo is in the header), and the two ways in. */
function IntroPage() {
  const mall = useMall();
  const { url, title, name, requiresLogin, isMarketing } = mall;
  const isShop = mall.openAreas.includes('SHOPPING');
  const home = homePath(mall, 'MOBILE', true);
  return (
    <div className={classes.root}>
      <div className={classes.stage}>
        <IntroPicture />
      </div>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>
        {requiresLogin ? `${name} 회원만 이용할 수 있어요.` : '휴대폰도 생활도, 통신 가족이라서 더 가볍게.'}
      </p>
      <div className={classes.ways}>
        {!isMarketing && (
          <>
            <Link className={`for-visitors ${buttons.primary}`} to={loginPath(url, 'MOBILE', home)}>
              로그인
            </Link>
            {!requiresLogin && isShop && (
              <Link className={`for-visitors ${buttons.secondary}`} to={home}>
                둘러보기
              </Link>
            )}
          </>
        )}
        <Link className={`${isMarketing ? '' : 'for-members'} ${buttons.primary}`} to={home}>
          {isShop ? '쇼핑 시작하기' : '대량 주문 시작하기'}
        </Link>
      </div>
    </div>
  );
}

export const page: PageModule = { Component: IntroPage };
