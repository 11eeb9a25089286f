import { ShareButton } from '../../features/product-page/ShareButton/ShareButton.tsx';
import { FavoriteButton } from '../../shop/favorites/FavoriteButton.tsx';
import { stickerColors } from '../../shop/product-card/sticker-colors.ts';
import type { Product } from './product-title.ts';
import classes from './ProductDetail.module.css';

/** The product's name with its badges, the favorite button, and the share button. */
export function ProductHead({ product, title }: { product: Product; title: string }) {
  const { sticker, tag } = product;
  const about =
    product.__typename === 'Goods'
      ? [product.maker, product.modelName].filter(Boolean).join(' · ')
      : product.extraInfo.join(' · ');
  return (
    <header className={classes.head}>
      {sticker || tag ? (
        <p className={classes.marks}>
          {sticker ? (
            <span className={classes.sticker} style={stickerColors(sticker.color)}>
              {sticker.type}
            </span>
          ) : null}
          {tag ? <span className={classes.tag}>{tag}</span> : null}
        </p>
      ) : null}
      <h1 className={classes.name}>{title}</h1>
      <div className={classes.actions}>
        <ShareButton title={title} />
        <FavoriteButton product={product} />
      </div>
      {about ? <p className={classes.model}>{about}</p> : null}
    </header>
  );
}
