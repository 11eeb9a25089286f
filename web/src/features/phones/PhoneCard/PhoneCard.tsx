import type { ReactNode } from 'react';
import type { PhoneCardFragment } from '../../../__generated__/graphql.ts';
import { ColorDots } from '../../../shop/product-card/ColorDots.tsx';
import { FavoriteButton } from '../../../shop/favorites/FavoriteButton.tsx';
import { ProductLink } from '../../../shop/product-card/ProductLink.tsx';
import { ProductPicture } from '../../../shop/product-card/ProductPicture.tsx';
import card from '../../../shop/product-card/product-card.module.css';
import { joinNames } from '../join-names.ts';
import { SubscriptionCounts } from '../SubscriptionCounts/SubscriptionCounts.tsx';
import classes from './PhoneCard.module.css';
import { PhoneOffer } from './PhoneOffer.tsx';

interface PhoneCardProps {
  phone: PhoneCardFragment;
  /** For cards that are seen before any scrolling. */
  isEager?: boolean;
  /** Extras that a list adds to its cards, such as buttons. */
  children?: ReactNode;
}

/** One phone in a row or grid. Fetches nothing: the page spreads its fragment. */
export function PhoneCard({ phone, isEager, children }: PhoneCardProps) {
  const basis = basisOf(phone);
  return (
    <article className={card.root}>
      <ProductPicture
        image={phone.image}
        shape="tall"
        sticker={phone.sticker}
        hasStock={phone.hasStock}
        isEager={isEager}
      />
      <FavoriteButton product={phone} className={card.favorite} />
      <h3 className={card.name} data-short="true">
        <ProductLink product={phone} />
      </h3>
      <p className={classes.basis}>
        {basis ? <span>{basis}</span> : null}
        {phone.tag ? <span className={card.tag}>{phone.tag}</span> : null}
      </p>
      <PhoneOffer price={phone.price} />
      <SubscriptionCounts phone={phone} />
      <ExtraInfo lines={phone.extraInfo} />
      <ColorDots colors={phone.availableColors} />
      {children}
    </article>
  );
}

/** What the price is meant for: the memory, the way of joining, and how long the device is paid for. */
function basisOf({ price }: PhoneCardFragment): string {
  return [
    price?.memory,
    price?.joinType && joinNames[price.joinType],
    price?.deviceMonths && price.deviceMonths > 0 && `${price.deviceMonths}개월 할부`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function ExtraInfo({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={classes.extras}>
      {[...new Set(lines)].map((line) => (
        <li key={line} className={classes.extra}>
          {line}
        </li>
      ))}
    </ul>
  );
}
