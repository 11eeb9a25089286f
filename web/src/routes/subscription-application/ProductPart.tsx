import { Link } from 'react-router-dom';
import type { SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { cycleWords } from '../../features/subscriptions/subscription-words.ts';
import { dayInWords } from '../../shared/format/day-words.ts';
import { subscriptionPath } from '../../shop/links/mall-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { Sum, Sums } from '../../features/orders/OrderParts/Sums.tsx';

/** The subscribed product. */
export function ProductPart({ subscription }: { subscription: SubscriptionDetailsFragment }) {
  const { mallUrl, device } = usePage();
  const { title, productNumber, cycle, quantity, startsAt } = subscription;
  const name = title ?? '상품 보기';
  return (
    <Part title="구독 상품">
      <Sums>
        <Sum name="상품">
          {productNumber === null ? name : <Link to={subscriptionPath(mallUrl, device, productNumber)}>{name}</Link>}
        </Sum>
        {cycle === null ? null : <Sum name="주기">{cycleWords[cycle]}</Sum>}
        {quantity === null ? null : <Sum name="수량">{quantity}개</Sum>}
        <Sum name="배송비">무료</Sum>
        {startsAt === null ? null : <Sum name="첫 배송">{dayInWords(startsAt)}</Sum>}
      </Sums>
    </Part>
  );
}
