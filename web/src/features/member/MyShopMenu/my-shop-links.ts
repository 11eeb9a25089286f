import type { ComponentType } from 'react';
import type { Area, Device } from '../../../__generated__/graphql.ts';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import type { PlainPage } from '../../../shop/addresses/path-params.ts';
import { noticesPath } from '../../../shop/links/notices-path.ts';
import { ownSubscriptionsPath } from '../../../shop/links/order-list-path.ts';
import type { Mall } from '../../../shop/mall/mall-context.ts';
import { CartIcon, HeartIcon } from '../../../shared/ui/icons/icons.tsx';
import type { IconProps } from '../../../shared/ui/icons/Icon.tsx';
import { BellIcon, BoxIcon, ChatIcon, PenIcon, QuestionIcon, TruckIcon } from '../../../shared/ui/late-icons.tsx';
import { CouponIcon, DoorIcon, LockIcon, PointIcon, RepeatIcon, UploadIcon } from './icons.tsx';

export interface MyShopLink {
  label: string;
  page: PlainPage;
  path: string;
  Icon: ComponentType<IconProps>;
}

export interface MyShopGroup {
  title: string;
  links: MyShopLink[];
}

interface Entry {
  label: string;
  page: PlainPage;
  /** The part of the storefront that must be open for it. */
  area: Area;
  Icon: ComponentType<IconProps>;
  /** Guests of a marketing mall do not have it. */
  isMembersOnly?: boolean;
}

const groups: readonly (readonly [title: string, entries: readonly Entry[]])[] = [
  [
    '쇼핑',
    [
      {
        label: '주문 내역',
        page: 'order-list',
        area: 'MY_SHOP',
        Icon: BoxIcon,
      },
      { label: '내 구독', page: 'subscriptions', area: 'SHOPPING', Icon: RepeatIcon, isMembersOnly: true },
      {
        label: '장바구니',
        page: 'cart',
        area: 'SHOPPING',
        Icon: CartIcon,
      },
      { label: '찜한 상품', page: 'favorites', area: 'SHOPPING', Icon: HeartIcon, isMembersOnly: true },
      {
        label: '배송지 관리',
        page: 'addresses',
        area: 'SHOPPING',
        Icon: TruckIcon,
      },
      { label: '쿠폰', page: 'coupons', area: 'SHOPPING', Icon: CouponIcon, isMembersOnly: true },
      { label: '포인트', page: 'points', area: 'SHOPPING', Icon: PointIcon, isMembersOnly: true },
      { label: '대량 주문 업로드', page: 'upload', area: 'UPLOAD', Icon: UploadIcon },
    ],
  ],
  [
    '도움',
    [
      {
        label: '1:1 문의',
        page: 'my-questions',
        area: 'MY_SHOP',
        Icon: ChatIcon,
        isMembersOnly: true,
      },
      { label: '자주 묻는 질문', page: 'faq', area: 'MY_SHOP', Icon: QuestionIcon },
      { label: '공지사항', page: 'notices', area: 'CONTENT', Icon: BellIcon },
    ],
  ],
  [
    '내 정보',
    [
      {
        label: '회원정보 변경',
        page: 'member-information',
        area: 'MY_SHOP',
        Icon: PenIcon,
      },
      { label: '비밀번호 변경', page: 'update-password', area: 'MY_SHOP', Icon: LockIcon },
      {
        label: '회원 탈퇴',
        page: 'withdrawal',
        area: 'WITHDRAWAL',
        Icon: DoorIcon,
      },
    ],
  ],
];

/** All that a member of this mall can do here. Guests of a marketing mall have no member information. */
export function myShopGroups(mall: Mall, device: Device): MyShopGroup[] {
  const open = groups.map(([title, entries]) => ({
    title,
    links: entries
      .filter(({ area, isMembersOnly }) => mall.openAreas.includes(area) && !(isMembersOnly && mall.isMarketing))
      .map((entry) => toLink(entry, mall, device)),
  }));
  return open.filter(({ title, links }) => links.length > 0 && !(mall.isMarketing && title === '내 정보'));
}

function toLink({ label, page, Icon }: Entry, mall: Mall, device: Device): MyShopLink {
  return { label, page, Icon, path: pathOf(page, mall, device) };
}

/** A member's own subscriptions are among the orders, beside this menu; the page of subscriptions sells them. */
function pathOf(page: PlainPage, mall: Mall, device: Device): string {
  if (page === 'notices') return noticesPath(mall.url, device);
  return page === 'subscriptions' ? ownSubscriptionsPath(mall, device) : pathTo(page, mall, device);
}
