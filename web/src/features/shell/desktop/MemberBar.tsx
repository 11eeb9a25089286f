import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SalesType } from '../../../__generated__/graphql.ts';
import { submitHeldForm } from '../../../shared/form/submit-held-form.ts';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import type { PlainPage } from '../../../shop/addresses/path-params.ts';
import { useMall, useSite } from '../../../shop/mall/mall-context.ts';
import { pagesWithoutMyShop } from '../../../shop/mall/pages-without-my-shop.ts';
import { useSignInPath } from '../../../shop/links/sign-in-path.ts';
import { LateOrderStrip } from '../order-strip/LateOrderStrip.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { useViewerName } from '../session/use-viewer-name.ts';
import classes from './MemberBar.module.css';

const withOwnAccounts: SalesType[] = ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD'];
const withMyShop: SalesType[] = ['GENERAL', 'BUSINESS', 'CONSIGNMENT'];

/** The member's name and links, by the mall's sales type. */
export function MemberBar() {
  const mall = useMall();
  const { telecomGateUrl } = useSite();
  const to = (page: PlainPage) => pathTo(page, mall, 'DESKTOP');
  const canSignUp = mall.openAreas.includes('SIGN_UP') && !mall.isMarketing;
  return (
    <nav className={classes.root} aria-label="회원 메뉴">
      <ul className={`content-width ${classes.list}`}>
        {mall.salesType === 'UPLOAD' && <Item className={classes.first}>{<Link to={to('upload')}>HOME</Link>}</Item>}
        <Item className={`for-members ${classes.strip}`}>
          <LateOrderStrip />
        </Item>
        <VisitorItems canSignUp={canSignUp} signUpPath={to('sign-up')} isShown={!mall.isMarketing} />
        <MemberItems
          hasSignOut={!mall.isMarketing}
          infoPath={withOwnAccounts.includes(mall.salesType) && !mall.isMarketing ? to('member-information') : null}
        />
        {pagesWithoutMyShop(mall).map(([label, page]) => (
          <Item key={page} className="for-members">
            <Link to={to(page)}>{label}</Link>
          </Item>
        ))}
        {mall.salesType === 'COMMON' && telecomGateUrl && (
          <Item>
            <a href={telecomGateUrl} target="_blank" rel="noopener noreferrer">
              통신사 게이트 조회<span className="visually-hidden"> (새 창)</span>
            </a>
          </Item>
        )}
        {withMyShop.includes(mall.salesType) && !mall.isMarketing && (
          <Item>{<Link to={to('my-shop')}>마이샵</Link>}</Item>
        )}
        {withMyShop.includes(mall.salesType) && <Item>{<Link to={to('faq')}>자주 묻는 질문</Link>}</Item>}
      </ul>
    </nav>
  );
}

function VisitorItems({
  canSignUp,
  signUpPath,
  isShown,
}: {
  canSignUp: boolean;
  signUpPath: string;
  isShown: boolean;
}) {
  const loginPath = useSignInPath();
  if (!isShown) return null;
  return (
    <>
      <Item className="for-visitors">{<Link to={loginPath}>로그인</Link>}</Item>
      {canSignUp && <Item className="for-visitors">{<Link to={signUpPath}>회원가입</Link>}</Item>}
    </>
  );
}

function MemberItems({ hasSignOut, infoPath }: { hasSignOut: boolean; infoPath: string | null }) {
  const name = useViewerName();
  const signOut = useSignOut();
  return (
    <>
      <Item className={`for-members ${classes.name}`}>
        {name ? <strong>{name}님</strong> : <span className={classes.nameToCome} />}
      </Item>
      {hasSignOut && (
        <Item className="for-members">
          <form ref={submitHeldForm} method="post" onSubmit={(event) => (event.preventDefault(), void signOut())}>
            <button>로그아웃</button>
          </form>
        </Item>
      )}
      {infoPath && <Item className="for-members">{<Link to={infoPath}>회원정보 변경</Link>}</Item>}
    </>
  );
}

function Item({ className, children }: { className?: string; children: ReactNode }) {
  return <li className={[classes.item, className].filter(Boolean).join(' ')}>{children}</li>;
}
