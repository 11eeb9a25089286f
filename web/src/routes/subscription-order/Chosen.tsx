import type { SubscriptionToOrderFragment } from '../../__generated__/graphql.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import {
  choiceWords,
  subscriptionQuery,
  type SubscriptionChoice,
} from '../../features/subscriptions/subscription-choice.ts';
import { dayInWords } from '../../shared/format/day-words.ts';
import { Picture } from '../../shared/ui/Image/Picture.tsx';
import { subscriptionPath } from '../../shop/links/mall-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import classes from './SubscriptionOrder.module.css';
import { QuietLink } from '../../shared/ui/QuietLink/QuietLink.tsx';

interface ChosenProps {
  product: SubscriptionToOrderFragment;
  choice: SubscriptionChoice;
}

/** What is subscribed to, and the way back to change it. */
export function Chosen({ product: { number, name, image }, choice }: ChosenProps) {
  const { mallUrl, device } = usePage();
  const { subsNo: _number, ...chosen } = subscriptionQuery(number, choice);
  return (
    <Part title="구독 상품">
      <div className={classes.line}>
        <Picture className={classes.picture} image={image} width={72} height={72} alt="" />
        <div>
          <p className={classes.name}>{name}</p>
          <p>
            {choiceWords(choice)} · {dayInWords(choice.startsAt)} 첫 배송
          </p>
          <QuietLink to={`${subscriptionPath(mallUrl, device, number)}&${new URLSearchParams(chosen)}`}>
            주기·날짜·수량 변경
          </QuietLink>
        </div>
      </div>
    </Part>
  );
}
