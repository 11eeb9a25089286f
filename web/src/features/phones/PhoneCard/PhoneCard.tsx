import { Link } from 'react-router-dom';
import type { PhoneCardFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import { ColorDots } from '../../../shared/product-card/ColorDots.tsx';
import { FavoriteButton } from '../../../shared/product-card/FavoriteButton.tsx';
import { ProductPicture } from '../../../shared/product-card/ProductPicture.tsx';
import card from '../../../shared/product-card/product-card.module.css';
import { useProductPath } from '../../../shared/product-card/use-product-path.ts';
import { SubscriptionCounts } from '../SubscriptionCounts/SubscriptionCounts.tsx';
import classes from './PhoneCard.module.css';

interface PhoneCardProps {
  phone: PhoneCardFragment;
  /** For cards that are seen before any scrolling. */
  isEager?: boolean;
}

/** One phone on a shelf or in a grid. Fetches nothing: the page spreads its fragment. */
export function PhoneCard({ phone, isEager }: PhoneCardProps) {
  const productPath = useProductPath();
  return (
    <article className={card.root}>
      <ProductPicture image={phone.image} shape="tall" sticker={phone.sticker} hasStock={phone.hasStock} isEager={isEager} />
      <FavoriteButton product={phone} className={card.favorite} />
      <h3 className={card.name} data-short="true">
        <Link className={card.link} to={productPath(phone)} title={phone.name}>
          {phone.name}
        </Link>
      </h3>
      <p className={classes.quiet}>
        {phone.price?.memory} {phone.tag ? <span className={card.tag}>{phone.tag}</span> : null}
      </p>
      <PhoneOffer phone={phone} />
      <SubscriptionCounts phone={phone} />
      {phone.extraInfo.map((line) => (
        <p key={line} className={classes.extra}>
          {line}
        </p>
      ))}
      <ColorDots colors={phone.colors} />
    </article>
  );
}

function PhoneOffer({ phone: { price } }: PhoneCardProps) {
  if (price?.totalMonthly == null) return <p className={classes.quiet}>월 납부액은 상세 화면에서 알려 드려요</p>;
  return (
    <div className={classes.offer}>
      <p className={classes.total}>
        <span className={classes.month}>월 </span>
        <Won amount={price.totalMonthly} />
      </p>
      {price.phoneMonthly != null && price.planMonthly != null ? (
        <p className={classes.parts}>
          <span>기기 {formatWon(price.phoneMonthly)}</span> <span>+ 요금 {formatWon(price.planMonthly)}</span>
        </p>
      ) : null}
      {price.planName ? <p className={classes.quiet}>{price.planName}</p> : null}
    </div>
  );
}
