import { Link } from 'react-router-dom';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import type { PlainPage } from '../../../shop/addresses/path-params.ts';
import { useMall, type Mall } from '../../../shop/mall/mall-context.ts';
import { hasMyShop } from '../../../shop/mall/has-my-shop.ts';
import { pagesWithoutMyShop } from '../../../shop/mall/pages-without-my-shop.ts';
import { useSignInPath } from '../../../shop/links/sign-in-path.ts';
import { OrderStrip } from '../order-strip/OrderStrip.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { useViewerName } from '../session/use-viewer-name.ts';
import { CartIcon, HeartIcon, OrdersIcon, PersonIcon } from '../../../shared/ui/icons/icons.tsx';
import { ChatIcon, PenIcon, TruckIcon } from '../../../shared/ui/late-icons.tsx';
import buttons from '../../../shared/ui/button.module.css';
import classes from './Shortcuts.module.css';

/** The member's name and frequent links. */
export function Shortcuts() {
  const mall = useMall();
  return (
    <section aria-label="나의 메뉴">
      {!mall.isMarketing && <Greeting />}
      <OrderStrip />
      <Links links={hasMyShop(mall) ? linksToMyShop(mall) : pagesWithoutMyShop(mall)} />
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

type Links = readonly (readonly [label: string, page: PlainPage])[];

const linksOfMember: Links = [
  ['회원정보 변경', 'member-information'],
  ['마이샵', 'my-shop'],
  ['장바구니', 'cart'],
  ['1:1 문의', 'my-questions'],
  ['찜한 상품', 'favorites'],
  ['배송지 관리', 'addresses'],
];

const linksOfShopping: readonly PlainPage[] = ['cart', 'favorites', 'addresses'];

/** A mall that sells nothing here has no cart and what belongs to it. */
function linksToMyShop({ openAreas }: Mall): Links {
  const isShop = openAreas.includes('SHOPPING');
  return isShop ? linksOfMember : linksOfMember.filter(([, page]) => !linksOfShopping.includes(page));
}

const icons: Partial<Record<PlainPage, typeof PenIcon>> = {
  'member-information': PenIcon,
  'my-shop': PersonIcon,
  cart: CartIcon,
  'my-questions': ChatIcon,
  favorites: HeartIcon,
  addresses: TruckIcon,
  'order-list': OrdersIcon,
  'update-password': PenIcon,
};

function Links({ links }: { links: Links }) {
  const mall = useMall();
  if (links.length === 0) return null;
  return (
    <ul className={classes.links}>
      {links.map(([label, page]) => {
        const Icon = icons[page];
        return (
          <li key={page}>
            <Link className={classes.link} to={pathTo(page, mall, 'MOBILE')}>
              {Icon ? <Icon /> : null}
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
