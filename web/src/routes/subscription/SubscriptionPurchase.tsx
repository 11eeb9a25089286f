import { useRef, useState, type MouseEvent } from 'react';
import type { SubscriptionOfferFragment } from '../../__generated__/graphql.ts';
import {
  isChosen,
  mostPieces,
  requestedSubscription,
  startDays,
  subscriptionQuery,
} from '../../features/subscriptions/subscription-choice.ts';
import { cycleWords } from '../../features/subscriptions/subscription-words.ts';
import { trialText, trialUsedText } from '../../features/subscriptions/trial-text.ts';
import { useSubscriptionEstimate } from '../../features/subscriptions/use-subscription-estimate.ts';
import { useAddressChoices } from '../../shared/address-choices/use-address-choices.ts';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { focusInvalid } from '../../shared/form/focus-invalid.ts';
import { formatWon } from '../../shared/format/money.ts';
import { Quantity } from '../../shared/ui/Quantity/Quantity.tsx';
import { Won } from '../../shared/ui/Won/Won.tsx';
import { BuyBar } from '../../shop/buy-bar/BuyBar.tsx';
import { ChooseFirst } from '../../shop/buy-bar/ChooseFirst.tsx';
import { subscriptionOrderPath } from '../../shop/links/subscription-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { reasonNotToSubscribe } from './reason-not-to-subscribe.ts';
import { StartDay } from './StartDay.tsx';
import classes from './SubscriptionDetail.module.css';
import { UpcomingCharges } from './UpcomingCharges.tsx';
import { useDefaultAddress } from './use-default-address.ts';

const chooseCycle = '배송 주기를 선택해 주세요';

/** Selection of a product, with its charges and dates. Every choice is in the address. */
export function SubscriptionPurchase({ product }: { product: SubscriptionOfferFragment }) {
  const { mallUrl, device } = usePage();
  const { params, choose } = useAddressChoices();
  const root = useRef<HTMLDivElement>(null);
  const home = useDefaultAddress();
  const requested = requestedSubscription(product, params);
  const chosen = isChosen(requested) ? requested : null;
  const choice = chosen && { ...chosen, addressNumber: chosen.addressNumber ?? home.number };
  const [isCycleDemanded, setIsCycleDemanded] = useState(false);
  const demandCycle = () => {
    setIsCycleDemanded(true);
    root.current?.querySelector<HTMLInputElement>('input[name=cycle]')?.focus();
  };
  const priced = useSubscriptionEstimate(product.number, choice);
  const reason = reasonNotToSubscribe(product, requested !== null);
  const label = reason === null ? '구독 신청하기' : '구독할 수 없음';
  const offers = product.cycles ?? [];
  const price = offers.find(({ cycle }) => cycle === requested?.cycle)?.price ?? product.salePrice;

  /** A day or quantity that is refused is corrected first: the way on would take another one than the one that is seen. */
  const check = (event: MouseEvent) => {
    const isWayOn = event.target instanceof Element && event.target.closest('a[rel="nofollow"]') !== null;
    if (isWayOn && focusInvalid(root.current, 'input')) event.preventDefault();
  };
  return (
    <div ref={root} className={classes.purchase} onClickCapture={check}>
      <p className={classes.price}>
        <span className={classes.per}>1회 배송 가격 · 배송비 무료</span>
        <Won amount={price} />
        {product.marketPrice > price ? (
          <del className={classes.before}>
            <span className="visually-hidden">정가 </span>
            {formatWon(product.marketPrice)}
          </del>
        ) : null}
      </p>
      {product.trialDays === null ? null : (
        <p className={classes.trial}>
          {priced.estimate?.trialEndsAt === null ? trialUsedText : trialText(product.trialDays)}
        </p>
      )}
      {requested === null ? null : (
        <>
          <ChoiceGroup
            legend="배송 주기"
            name="cycle"
            choices={offers.flatMap((offer) =>
              offer.cycle === null
                ? []
                : [{ value: offer.cycle, label: `${cycleWords[offer.cycle]} ${formatWon(offer.price)}` }],
            )}
            chosen={requested.cycle}
            problem={chosen === null && isCycleDemanded ? `${chooseCycle}.` : null}
            onChoose={(cycle) => choose({ cycle })}
          />
          <StartDay value={requested.startsAt} {...startDays(product)} onChange={(start) => choose({ start })} />
          <Quantity
            of={product.name}
            value={requested.quantity}
            min={1}
            max={mostPieces}
            onChange={(pieces) => choose({ qty: String(pieces) })}
          />
          <UpcomingCharges priced={priced} home={home} isOpen={chosen === null} />
        </>
      )}
      <BuyBar
        summary={
          requested !== null && chosen === null ? (
            <small>{chooseCycle}</small>
          ) : (
            <Won amount={priced.estimate?.payTotal ?? price} />
          )
        }
        buy={
          requested !== null && chosen === null
            ? {
                label,
                button: <ChooseFirst label={label} group="cycle" onMissing={demandCycle} />,
              }
            : {
                label,
                to: chosen
                  ? subscriptionOrderPath(mallUrl, device, 'delivery', subscriptionQuery(product.number, chosen))
                  : '',
              }
        }
        reason={reason}
      />
    </div>
  );
}
