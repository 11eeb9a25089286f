import type { ClaimType, ReceivingWay } from '../../../__generated__/graphql.ts';
import { useHasBenefits } from '../use-has-benefits.ts';
import classes from './ClaimTerms.module.css';

/** With the ways of the goods that it is about. */
type Term = readonly [ways: readonly ReceivingWay[], text: string];

const brought: readonly ReceivingWay[] = ['PARCEL'];
const pickedUp: readonly ReceivingWay[] = ['PICKUP'];
const tickets: readonly ReceivingWay[] = ['TEXT'];
const goods = [...brought, ...pickedUp];
const all = [...goods, ...tickets];

/** Cost, payer and refund date of each kind of claim (contract, section 7). */
const terms = {
  CANCEL: [
    [all, '취소에는 수수료가 없어요.'],
    [brought, '최초 배송비는 같이 배송되는 상품을 모두 취소할 때 환불해 드려요.'],
    [all, '상품을 준비하기 전이면 바로 취소되고, 준비하고 있으면 판매자가 확인한 뒤 취소돼요.'],
  ],
  RETURN: [
    [brought, '단순 변심이나 주문 실수라면 반품 배송비를 구매자가 내고, 환불 금액에서 빼요.'],
    [brought, '상품이나 배송에 문제가 있다면 반품 배송비를 판매자가 내요.'],
    [brought, '최초 배송비는 같이 배송된 상품을 모두 반품할 때 환불해 드려요.'],
    [pickedUp, '매장에서 받은 상품은 그 매장으로 가져와 반품해 주세요. 반품 배송비가 없어요.'],
    [goods, '상품이 돌아오면 3영업일 안에 결제한 방법으로 환불해 드려요.'],
    [tickets, '쓰지 않은 이용권은 전액 환불해 드려요. 반품을 신청하면 그 번호는 쓸 수 없어요.'],
    [tickets, '이용권은 판매자가 확인한 뒤 3영업일 안에 결제한 방법으로 환불해 드려요.'],
  ],
  EXCHANGE: [
    [brought, '단순 변심이나 주문 실수라면 교환 배송비를 구매자가, 상품이나 배송에 문제가 있다면 판매자가 내요.'],
    [pickedUp, '매장에서 받은 상품은 그 매장으로 가져와 교환해 주세요. 교환 배송비가 없어요.'],
    [all, '가격이 같은 색상과 옵션으로 교환할 수 있고, 교환할 상품은 신청과 함께 확보해 둬요.'],
    [all, '새 상품을 받은 날부터 다시 7일 동안 교환하거나 반품할 수 있어요.'],
  ],
} as const satisfies Record<ClaimType, readonly Term[]>;

const benefits = '사용한 포인트는 취소한 만큼, 쿠폰은 주문 전체를 취소할 때 복원해 드려요.';

interface ClaimTermsProps {
  type: ClaimType;
  /** How the goods reach their owner. */
  ways?: readonly ReceivingWay[];
}

/** The terms of a claim, as text. Nothing of coupons and points where there are none. */
export function ClaimTerms({ type, ways = brought }: ClaimTermsProps) {
  const hasBenefits = useHasBenefits() && type === 'CANCEL';
  const texts = terms[type].filter(([of]) => of.some((way) => ways.includes(way))).map(([, text]) => text);
  return (
    <ul className={classes.terms}>
      {[...texts, ...(hasBenefits ? [benefits] : [])].map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
