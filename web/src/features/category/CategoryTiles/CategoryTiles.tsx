import type { MenuCategoryFragment } from '../../../__generated__/graphql.ts';
import { SmartLink } from '../../../shop/links/SmartLink.tsx';
import classes from './CategoryTiles.module.css';

interface CategoryTilesProps {
  categories: readonly MenuCategoryFragment[];
  isMobile: boolean;
}

const shownAtMost = 8;

/** Quick ways into the first eight categories: one row on a desktop, four by two on a phone. */
export function CategoryTiles({ categories, isMobile }: CategoryTilesProps) {
  const shown = categories
    .filter(({ url, isShownOnMobile }) => url && (isShownOnMobile || !isMobile))
    .slice(0, shownAtMost);
  if (shown.length === 0) return null;
  return (
    <nav aria-label="빠른 카테고리">
      <ul className={classes.root}>
        {shown.map((category) => (
          <li key={category.id}>
            <SmartLink to={category.url ?? ''} className={classes.tile}>
              <span className={classes.picture}>
                {category.image ? (
                  <img src={category.image.url} alt="" width={88} height={88} decoding="async" />
                ) : (
                  <span aria-hidden="true">{category.name.slice(0, 1)}</span>
                )}
              </span>
              <span className={classes.name}>{category.name}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
