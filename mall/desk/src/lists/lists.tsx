import type { ComponentType } from 'react';
import type { Operator } from '../api.ts';
import { Buying } from './Buying.tsx';
import { Claims } from './Claims.tsx';
import { Contracts } from './Contracts.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Differences } from './Differences.tsx';
import { Draws } from './Draws.tsx';
import { ToHandOver, ToPrepare, ToReceive, ToSend } from './Orders.tsx';
import { FaqItems } from './FaqItems.tsx';
import { Notices } from './Notices.tsx';
import { Popups } from './Popups.tsx';
import { Products } from './Products.tsx';
import { Questions } from './Questions.tsx';
import { Refunds } from './Refunds.tsx';
import { TaxInvoices } from './TaxInvoices.tsx';
import { Terms } from './Terms.tsx';

interface WorkOfDesk {
  path: string;
  title: string;
  /** Beside ALL. */
  roles: readonly Operator['roleCd'][];
  /** Its count. Null: it has none. */
  listCd: string | null;
  List: ComponentType;
}

/** All lists of the desk, in the order of a day. */
export const lists: readonly WorkOfDesk[] = [
  { path: '/prepare', title: '준비할 주문', roles: ['ORDERS'], listCd: 'PREPARE', List: ToPrepare },
  { path: '/send', title: '보낼 주문', roles: ['ORDERS'], listCd: 'SEND', List: ToSend },
  { path: '/hand-over', title: '문자·매장 수령', roles: ['ORDERS'], listCd: 'HAND_OVER', List: ToHandOver },
  { path: '/receive', title: '배송 중', roles: ['ORDERS'], listCd: 'RECEIVE', List: ToReceive },
  { path: '/deliveries', title: '구독 배송', roles: ['ORDERS'], listCd: 'DELIVERY', List: Deliveries },
  { path: '/claims', title: '취소·교환·반품', roles: ['ORDERS', 'SERVICE'], listCd: 'CLAIM', List: Claims },
  { path: '/contracts', title: '휴대폰 신청', roles: ['CONTRACTS'], listCd: 'PHONE_ORDER', List: Contracts },
  { path: '/questions', title: '1:1 문의', roles: ['SERVICE'], listCd: 'QUESTION', List: Questions },
  { path: '/refunds', title: '멈춘 환불', roles: ['SERVICE'], listCd: 'REFUND', List: Refunds },
  { path: '/differences', title: '결제 대사', roles: ['SERVICE'], listCd: 'DIFFERENCE', List: Differences },
  { path: '/tax-invoices', title: '(세금)계산서', roles: ['SERVICE'], listCd: 'TAX_INVOICE', List: TaxInvoices },
  { path: '/draws', title: '이벤트 추첨', roles: ['SERVICE'], listCd: null, List: Draws },
  { path: '/products', title: '상품', roles: ['ORDERS'], listCd: null, List: Products },
  { path: '/notices', title: '공지사항', roles: ['SERVICE'], listCd: null, List: Notices },
  { path: '/faqs', title: '자주 묻는 질문', roles: ['SERVICE'], listCd: null, List: FaqItems },
  { path: '/popups', title: '팝업', roles: ['SERVICE'], listCd: null, List: Popups },
  { path: '/terms', title: '약관', roles: ['SERVICE'], listCd: null, List: Terms },
  { path: '/buying', title: '구매 닫기', roles: [], listCd: null, List: Buying },
];
