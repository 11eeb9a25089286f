import type { ComponentType } from 'react';
import type { Area, Device } from '../../../__generated__/graphql.ts';
import { mallPath } from '../../../shop/links/mall-paths.ts';
import type { Mall } from '../../../shop/mall/mall-context.ts';
import { CartIcon, HeartIcon } from '../../../shared/ui/icons/icons.tsx';
import type { IconProps } from '../../../shared/ui/icons/Icon.tsx';
import { BellIcon, BoxIcon, ChatIcon, PenIcon, QuestionIcon, TruckIcon } from '../../../shared/ui/late-icons.tsx';
import { DoorIcon, LockIcon, UploadIcon } from './icons.tsx';

export interface MyShopLink {
  label: string;
  path: string;
  Icon: ComponentType<IconProps>;
  /** The page is coming soon. */
  isComing: boolean;
}

export interface MyShopGroup {
  title: string;
  links: MyShopLink[];
}

interface Entry {
  label: string;
  /** Below the mall. */
  at: Record<Device, string>;
  /** The part of the storefront that must be open for it. */
  area: Area;
  Icon: ComponentType<IconProps>;
  isComing?: boolean;
}

const groups: readonly (readonly [title: string, entries: readonly Entry[]])[] = [
  [
    '쇼핑',
    [
      {
        label: '주문 내역',
        at: both('myshop/listMyOrder', 'myQuestion/listMyOrder'),
        area: 'MY_SHOP',
        Icon: BoxIcon,
      },
      {
        label: '장바구니',
        at: both('myshop/listCart', 'myQuestion/listCart'),
        area: 'SHOPPING',
        Icon: CartIcon,
      },
      { label: '찜한 상품', at: both('myshop/listMyJjim', 'myQuestion/listMyJjim'), area: 'SHOPPING', Icon: HeartIcon },
      {
        label: '배송지 관리',
        at: both('myshop/listMyDelivery', 'myQuestion/listMyDelivery'),
        area: 'SHOPPING',
        Icon: TruckIcon,
      },
      { label: '대량 주문 업로드', at: both('upload', 'upload'), area: 'UPLOAD', Icon: UploadIcon },
    ],
  ],
  [
    '도움',
    [
      {
        label: '1:1 문의',
        at: both('myshop/listMyQuestion', 'myQuestion/listMyQuestion'),
        area: 'MY_SHOP',
        Icon: ChatIcon,
        isComing: true,
      },
      { label: '자주 묻는 질문', at: both('myshop/listFaq', 'myShop/faqList'), area: 'MY_SHOP', Icon: QuestionIcon },
      { label: '공지사항', at: both('board/boardList?tp=CM00404&page=1', 'notice'), area: 'CONTENT', Icon: BellIcon },
    ],
  ],
  [
    '내 정보',
    [
      {
        label: '회원정보 변경',
        at: both('myshop/checkPassword', 'myShop/modMemInfoPwConfirm'),
        area: 'MY_SHOP',
        Icon: PenIcon,
      },
      { label: '비밀번호 변경', at: both('updatePasswordForm', 'updatePasswordForm'), area: 'MY_SHOP', Icon: LockIcon },
      {
        label: '회원 탈퇴',
        at: both('myshop/scssMemberForm', 'myShop/scssMemberForm'),
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
    links: entries.filter(({ area }) => mall.openAreas.includes(area)).map((entry) => toLink(entry, mall.url, device)),
  }));
  return open.filter(({ title, links }) => links.length > 0 && !(mall.isMarketing && title === '내 정보'));
}

function toLink({ label, at, area, Icon, isComing = false }: Entry, mallUrl: string, device: Device): MyShopLink {
  // Bulk orders have no page for phones: phones open the desktop's.
  return { label, Icon, isComing, path: mallPath(mallUrl, area === 'UPLOAD' ? 'DESKTOP' : device, at[device]) };
}

function both(DESKTOP: string, MOBILE: string): Record<Device, string> {
  return { DESKTOP, MOBILE };
}
