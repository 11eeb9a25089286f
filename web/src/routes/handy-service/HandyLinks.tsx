import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '../../shop/addresses/path-to.ts';
import type { PlainPage } from '../../shop/addresses/path-params.ts';
import { homePath, loginPath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { HomeIcon, PersonIcon } from '../../shared/ui/icons/icons.tsx';
import type { IconProps } from '../../shared/ui/icons/Icon.tsx';
import { BellIcon, BoxIcon, QuestionIcon } from '../../shared/ui/late-icons.tsx';
import classes from './HandyServicePage.module.css';

/** The shortcuts that this mall opens. Style sheets choose between visitors and members, so nothing shifts. */
export function HandyLinks() {
  const mall = useMall();
  const to = (page: PlainPage) => pathTo(page, mall, 'MOBILE');
  const hasMyShop = mall.openAreas.includes('MY_SHOP');
  const hasMembers = !mall.isMarketing;
  return (
    <ul className={classes.links}>
      {hasMyShop && hasMembers && mall.openAreas.includes('SHOPPING') && (
        <Shortcut
          to={to('order-list')}
          Icon={BoxIcon}
          label="주문 조회"
          text="주문과 신청의 진행 상황을 확인해요"
          visitorText="로그인하고 바로 확인해요"
        />
      )}
      {hasMembers && (
        <Shortcut
          className="for-visitors"
          to={loginPath(mall.url, 'MOBILE', to('handy-service'))}
          Icon={PersonIcon}
          label="로그인"
          text="가족 혜택가와 내 소식을 봐요"
        />
      )}
      {hasMyShop && hasMembers && (
        <Shortcut
          className="for-members"
          to={to('my-shop')}
          Icon={PersonIcon}
          label="마이샵"
          text="찜한 상품과 내 정보를 봐요"
        />
      )}
      <Shortcut to={to('notices')} Icon={BellIcon} label="공지사항" text="배송과 이벤트 소식을 봐요" />
      {hasMyShop && (
        <Shortcut to={to('faq')} Icon={QuestionIcon} label="자주 묻는 질문" text="궁금한 점을 먼저 찾아봐요" />
      )}
      <Shortcut to={homePath(mall, 'MOBILE', true)} Icon={HomeIcon} label="쇼핑몰 홈" text="오늘의 혜택을 둘러봐요" />
    </ul>
  );
}

interface ShortcutProps {
  to: string;
  Icon: ComponentType<IconProps>;
  label: string;
  text: string;
  /** In place of `text` for visitors. */
  visitorText?: string;
  className?: string;
}

function Shortcut({ to, Icon, label, text, visitorText, className }: ShortcutProps) {
  return (
    <li className={className}>
      <Link className={classes.link} to={to}>
        <span className={classes.icon}>
          <Icon size={24} />
        </span>
        <span className={classes.words}>
          <strong className={classes.label}>{label}</strong>
          <span className={`${visitorText ? 'for-members' : ''} ${classes.text}`}>{text}</span>
          {visitorText && <span className={`for-visitors ${classes.text}`}>{visitorText}</span>}
        </span>
      </Link>
    </li>
  );
}
