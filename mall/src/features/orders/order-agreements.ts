import { carrier } from '../../buying/carrier.ts';
import { receivingWayOf, type ReceivingWay } from '../../buying/delivery-groups.ts';
import { namingSeller, sellerMark } from '../../malls/seller.ts';
import { html } from '../../http/html.ts';

/** Where the text names the shops where goods are picked up. */
const placesMark = '#{places}';

/** The consents of orders. None is checked in advance. */
export const orderAgreements = [
  {
    agreeCd: 'AG00101',
    title: '주문 내용 확인 및 결제 동의',
    cntnHtml:
      '<p>주문할 상품의 이름, 가격, 수량, 배송 정보를 확인했으며 구매에 동의합니다. (전자상거래 등에서의 소비자보호에 관한 법률 제8조 제2항)</p>',
    reqYn: 'Y',
  },
  {
    agreeCd: 'AG00102',
    title: '배송을 위한 개인정보 제공 동의',
    cntnHtml: `<p>제공받는 자: ${sellerMark}(상품 판매·공급), ${carrier}(배송). 제공 목적: 상품의 배송과 문의 처리. 제공 항목: 받는 분의 이름, 연락처, 주소, 출입 방법. 보유 기간: 배송이 끝난 뒤 3개월. 동의하지 않을 수 있으며, 동의하지 않으면 상품을 배송할 수 없습니다.</p>`,
    reqYn: 'Y',
  },
  {
    agreeCd: 'AG00104',
    title: '매장 수령을 위한 개인정보 제공 동의',
    cntnHtml: `<p>제공받는 자: ${placesMark}(상품 전달). 제공 목적: 주문한 분 확인과 상품 전달. 제공 항목: 주문자의 이름과 연락처, 주문번호. 보유 기간: 상품을 받아 간 뒤 3개월. 동의하지 않을 수 있으며, 동의하지 않으면 매장에서 상품을 받을 수 없습니다.</p>`,
    reqYn: 'Y',
  },
  {
    agreeCd: 'AG00105',
    title: '비회원 주문을 위한 개인정보 수집·이용 동의',
    cntnHtml:
      '<p>수집 목적: 주문, 결제, 배송, 주문 조회와 문의 처리. 수집 항목: 주문자의 이름, 연락처, 이메일과 결제 기록. 보유 기간: 전자상거래법에 따라 5년. 동의하지 않을 수 있으며, 동의하지 않으면 비회원으로 주문할 수 없습니다.</p>',
    reqYn: 'Y',
  },
  {
    agreeCd: 'AG00103',
    title: '주문 혜택 알림 받기',
    cntnHtml:
      '<p>주문한 상품과 어울리는 상품과 혜택을 문자와 이메일로 알려 드립니다. 동의하지 않아도 주문할 수 있습니다.</p>',
    reqYn: 'N',
  },
] as const;

/** Consents that depend on how goods are received. Tickets need none: the mall sends them itself and gives the telephone to nobody. */
const wayOf: Readonly<Partial<Record<string, ReceivingWay>>> = { AG00102: 'PARCEL', AG00104: 'PICKUP' };

/** Members agreed to that when they joined. */
const ofGuests = 'AG00105';

/** What an order of these goods consents to: nothing is handed to those who have no part in it. */
export function agreementsFor(
  goods: readonly { dlvType: string }[],
  { isGuest }: { isGuest: boolean },
): readonly OrderAgreement[] {
  const ways = new Set(goods.map(receivingWayOf));
  return orderAgreements.filter(({ agreeCd }) => {
    if (agreeCd === ofGuests) return isGuest;
    const way = wayOf[agreeCd];
    return way === undefined || ways.has(way);
  });
}

interface Receivers {
  isGuest: boolean;
  /** The companies whose goods are brought. */
  sellers: readonly string[];
  /** The shops where goods are picked up. */
  places: readonly string[];
}

/** With the names of all who are given something. */
export function shownAgreements(goods: readonly { dlvType: string }[], { sellers, places, isGuest }: Receivers) {
  const { markup } = html`${places.join(', ')}`;
  const named = namingSeller(agreementsFor(goods, { isGuest }), [...new Set(sellers)].join(', '));
  return named.map((each) => ({ ...each, cntnHtml: each.cntnHtml.replaceAll(placesMark, () => markup) }));
}

type OrderAgreement = (typeof orderAgreements)[number];
