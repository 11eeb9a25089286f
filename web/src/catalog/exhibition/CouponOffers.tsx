import { Button } from '@mantine/core';
import { DownloadCouponDocument, type OfferedCouponFragment } from '../../__generated__/graphql.ts';
import { formatNumber, formatWon } from '../../shared/format/money.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { SignInLink } from '../../shop/links/SignInLink.tsx';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useIsMember } from '../../shop/session/session-context.ts';
import classes from './Exhibition.module.css';

/** Coupons to take, with how many are left as the mall counts them. */
export function CouponOffers({ offers, canTake }: { offers: readonly OfferedCouponFragment[]; canTake: boolean }) {
  return (
    <ul className={classes.coupons}>
      {offers.map((offer) => (
        <li key={offer.id} className={classes.coupon}>
          <CouponOffer offer={offer} canTake={canTake} />
        </li>
      ))}
    </ul>
  );
}

function CouponOffer({ offer, canTake }: { offer: OfferedCouponFragment; canTake: boolean }) {
  const mallUrl = useMallUrl();
  const isMember = useIsMember();
  const { submit, isBusy, note } = useSubmission(DownloadCouponDocument, {
    intent: `${mallUrl}.coupon.${offer.number}`,
    input: (_nothing: void, idempotencyKey) => ({ mallUrl, idempotencyKey, number: offer.number }),
    failed: '쿠폰을 받지 못했어요. 잠시 뒤 다시 시도해 주세요.',
  });
  const terms = [
    offer.minimumPrice ? `${formatWon(offer.minimumPrice)} 이상 살 때` : null,
    offer.maximumDiscount ? `최대 ${formatWon(offer.maximumDiscount)} 할인` : null,
    offer.remaining === null ? null : `남은 수량 ${formatNumber(offer.remaining)}장`,
  ].filter((text) => text !== null);
  const isGone = offer.remaining === 0;
  return (
    <>
      <h3 className={classes.couponName}>{offer.name}</h3>
      <p className={classes.terms}>{terms.join(' · ')}</p>
      {offer.coupon ? (
        <p className={classes.done}>{offer.coupon.status === 'USED' ? '사용한 쿠폰이에요' : '받은 쿠폰이에요'}</p>
      ) : !isMember ? (
        <p className={classes.terms}>
          <SignInLink className={classes.textLink} />
          하면 받을 수 있어요.
        </p>
      ) : canTake ? (
        <Button variant="outline" aria-disabled={isBusy || isGone} onClick={() => !isGone && void submit()}>
          {isGone ? '모두 나갔어요' : isBusy ? '받는 중' : '쿠폰 받기'}
        </Button>
      ) : null}
      <p role="alert" className={classes.refusal}>
        {note}
      </p>
    </>
  );
}
