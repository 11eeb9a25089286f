import { Link } from 'react-router-dom';
import { useShellMenuQuery } from '../../__generated__/hooks.ts';
import { ShareButton } from '../../features/product-page/ShareButton/ShareButton.tsx';
import { untilInWords } from '../../shared/format/day-words.ts';
import { FavoriteButton } from '../../shop/favorites/FavoriteButton.tsx';
import { categoryPath } from '../../shop/links/mall-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { stickerColors } from '../../shop/product-card/sticker-colors.ts';
import type { Product } from './product-title.ts';
import classes from './ProductDetail.module.css';

/** The product's name with its brand and badges, the favorite button, and the share button. */
export function ProductHead({ product, title }: { product: Product; title: string }) {
  const { sticker, tag } = product;
  return (
    <header className={classes.head}>
      <p className={classes.marks}>
        <Origin product={product} />
        {sticker ? (
          <span className={classes.sticker} style={stickerColors(sticker.color)}>
            {sticker.type}
          </span>
        ) : null}
        {sticker?.endsAt ? <span className={classes.tag}>{untilInWords(sticker.endsAt)}</span> : null}
        {tag ? <span className={classes.tag}>{tag}</span> : null}
      </p>
      <h1 className={classes.name}>{title}</h1>
      <div className={classes.actions}>
        <ShareButton title={title} />
        <FavoriteButton product={product} />
      </div>
    </header>
  );
}

/** Whose it is: of goods the brand, which leads to all that it has in this part of the shop. */
function Origin({ product }: { product: Product }) {
  const { mallUrl, device } = usePage();
  const { data } = useShellMenuQuery({ variables: { url: mallUrl, device }, errorPolicy: 'all' });
  if (product.__typename !== 'Goods') return product.extraInfo.length > 0 ? product.extraInfo.join(' · ') : null;
  const { maker, makerCode, modelName, categoryNumber } = product;
  const top = data?.mall?.menu?.find(({ number, subcategories }) =>
    [number, ...subcategories.map((each) => each.number)].includes(categoryNumber ?? ''),
  );
  if (!maker && !modelName) return null;
  return (
    <span className={classes.origin}>
      {maker && makerCode && top ? (
        <Link
          className={classes.brand}
          to={`${categoryPath(mallUrl, device, top.number)}&${new URLSearchParams({ maker: makerCode })}`}
        >
          {maker}
          <span className="visually-hidden"> 상품 모아보기</span>
        </Link>
      ) : (
        maker
      )}
      {maker && modelName ? ' · ' : null}
      {modelName}
    </span>
  );
}
