import { Link } from 'react-router-dom';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import type { PlainPage } from '../../../shop/addresses/path-params.ts';
import { useMall, type Mall } from '../../../shop/mall/mall-context.ts';
import { useSignInPath } from '../../../shop/links/sign-in-path.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { useViewerName } from '../session/use-viewer-name.ts';
import { CartIcon, HeartIcon, PersonIcon } from '../../../shared/ui/icons/icons.tsx';
import { ChatIcon, PenIcon, TruckIcon } from '../../../shared/ui/late-icons.tsx';
import buttons from '../../../shared/ui/button.module.css';
import classes from './Shortcuts.module.css';

/** The member's name and six frequent links. */
export function Shortcuts() {
  const mall = useMall();
  return (
    <section aria-label="나의 메뉴">
      {!mall.isMarketing && <Greeting />}
      {!mall.isMarketing && mall.openAreas.includes('MY_SHOP') && <Links mall={mall} />}
    </section>
  );
}

function Greeting() {
  const name = useViewerName();
  const loginPath = useSignInPath();
  const signOut = useSignOut();
  return (
    <div className={classes.greeting}>
      <p className={`for-members ${classes.name}`}>{name ? `${name}님, 반가워요` : '반가워요'}</p>
      <button
        type="button"
        className={`for-members ${buttons.secondary} ${classes.button}`}
        onClick={() => void signOut()}
      >
        로그아웃
      </button>
      <p className={`for-visitors ${classes.name}`}>로그인하고 가족 혜택을 받아 보세요</p>
      <Link className={`for-visitors ${buttons.primary} ${classes.button}`} to={loginPath}>
        로그인
      </Link>
    </div>
  );
}

const links: [label: string, page: PlainPage, Icon: typeof PenIcon][] = [
  ['회원정보 변경', 'member-information', PenIcon],
  ['마이샵', 'my-shop', PersonIcon],
  ['장바구니', 'cart', CartIcon],
  ['1:1 문의', 'my-questions', ChatIcon],
  ['찜한 상품', 'favorites', HeartIcon],
  ['배송지 관리', 'addresses', TruckIcon],
];

function Links({ mall }: { mall: Mall }) {
  return (
    <ul className={classes.links}>
      {links.map(([label, page, Icon]) => (
        <li key={page}>
          <Link className={classes.link} to={pathTo(page, mall, 'MOBILE')}>
            <Icon />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
