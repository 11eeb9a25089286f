import { Button } from '@mantine/core';
import { useState } from 'react';
import { DownloadCouponDocument, type OfferedCouponFragment } from '../../__generated__/graphql.ts';
import { conditionTexts, discountText, kindNames, timeText } from '../../features/benefits/coupon-words.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { SignInLink } from '../../shop/links/SignInLink.tsx';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useIsMember } from '../../shop/session/session-context.ts';
import { useFocusOnce } from './use-focus-once.ts';
import classes from './Exhibition.module.css';

interface CouponOffersProps {
  offers: readonly OfferedCouponFragment[];
  canTake: boolean;
  /** The mall counts otherwise: what is shown of the coupons is old. */
  onStale: () => void;
}

/** Coupons to take, with how many are left as the mall counts them. */
export function CouponOffers({ offers, ...rest }: CouponOffersProps) {
  return (
    <ul className={classes.coupons}>
      {offers.map((offer) => (
        <li key={offer.id} className={classes.coupon}>
          <CouponOffer offer={offer} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface CouponOfferProps extends Omit<CouponOffersProps, 'offers'> {
  offer: OfferedCouponFragment;
}

function CouponOffer({ offer, canTake, onStale }: CouponOfferProps) {
  const mallUrl = useMallUrl();
  const isMember = useIsMember();
  const [isPressed, setIsPressed] = useState(false);
  const { submit, isBusy, note } = useSubmission(DownloadCouponDocument, {
    intent: `${mallUrl}.coupon.${offer.number}`,
    input: (_nothing: void, idempotencyKey) => ({ mallUrl, idempotencyKey, number: offer.number }),
    onDone: () => setIsPressed(true),
    onRefused: () => {
      setIsPressed(true);
      onStale();
    },
    failed: '쿠폰을 받지 못했어요. 잠시 뒤 다시 시도해 주세요.',
  });
  const taken = useFocusOnce<HTMLParagraphElement>(isPressed && offer.coupon !== null);
  const terms = [
    offer.kind && kindNames[offer.kind],
    discountText(offer),
    ...conditionTexts(offer),
    timeText({ status: 'USABLE', endsAt: offer.endsAt, usedAt: null }),
    offer.remaining === null ? null : `남은 수량 ${formatNumber(offer.remaining)}장`,
  ].filter((text) => text !== null);
  const isGone = offer.remaining === 0;
  return (
    <>
      <h3 className={classes.couponName}>{offer.name}</h3>
      <p className={classes.terms}>
        {terms.map((text, index) => (
          <span key={text} className={classes.term}>
            {index > 0 ? ` · ${text}` : text}
          </span>
        ))}
      </p>
      {offer.coupon ? (
        <p ref={taken} tabIndex={-1} className={classes.done}>
          {offer.coupon.status === 'USED' ? '사용한 쿠폰이에요' : '받은 쿠폰이에요'}
        </p>
      ) : !isMember ? (
        <p className={classes.terms}>
          <SignInLink className={classes.textLink} />
          하면 받을 수 있어요.
        </p>
      ) : canTake ? (
        <Button variant="outline" aria-disabled={isBusy || isGone} onClick={() => !isGone && void submit()}>
          {isGone ? '모두 나갔어요' : isBusy ? '받는 중' : '쿠폰 받기'}
          <span className="visually-hidden">, {offer.name}</span>
        </Button>
      ) : null}
      <p role="alert" className={classes.refusal}>
        {note}
      </p>
    </>
  );
}
