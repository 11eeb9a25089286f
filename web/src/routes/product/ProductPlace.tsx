import { useShellMenuQuery } from '../../__generated__/hooks.ts';
import { Breadcrumb } from '../../shared/breadcrumb/Breadcrumb.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { categoryPath, goodsPath } from '../../shop/links/mall-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { placeOf } from '../../catalog/product-card/category-place.ts';
import type { Product } from './product-title.ts';

interface ProductPlaceProps {
  product: Product;
  /** Title of the page. */
  title: string;
  categoryNumber: string | null | undefined;
}

/**
 * The product's breadcrumb, by the category that the shopper came from. A category that is not in the menu is left out.
 */
export function ProductPlace({ product, title, categoryNumber }: ProductPlaceProps) {
  const { mallUrl, device } = usePage();
  const { data } = useShellMenuQuery({ variables: { url: mallUrl, device }, errorPolicy: 'all' });
  const menu = data?.mall?.menu ?? [];
  const category = menu.flatMap((top) => [top, ...top.subcategories]).find(({ number }) => number === categoryNumber);
  const trail = category ? placeOf(category, menu, device === 'MOBILE').trail : [];
  return (
    <Breadcrumb
      steps={[
        { name: '홈', path: pathTo('home', { url: mallUrl }, device) },
        ...trail.map(({ number, name }) => ({ name, path: categoryPath(mallUrl, device, number) })),
        { name: title, path: goodsPath(mallUrl, device, product) },
      ]}
    />
  );
}
