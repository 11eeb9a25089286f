import type { ReactNode } from 'react';
import type { CornerFragment } from '../../__generated__/graphql.ts';
import { BannerCarousel } from '../../features/corners/BannerCarousel/BannerCarousel.tsx';
import { BannerTiles } from '../../features/corners/BannerTiles/BannerTiles.tsx';
import { HtmlCorner } from '../../features/corners/HtmlCorner/HtmlCorner.tsx';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import type { Menu } from './menu.ts';
import { ProductCornerRow } from './ProductCornerRow.tsx';
import type { RowProducts } from './row-products.ts';

interface CornerSectionProps {
  corner: CornerFragment;
  products: RowProducts;
  menu: Menu;
  /** See ProductCornerRow. */
  showsFailure: boolean;
}

/** A corner as a section of a page. Kinds that this storefront does not know render nothing. */
export function CornerSection(props: CornerSectionProps) {
  const content = contentOf(props);
  return content ? <SectionBoundary>{content}</SectionBoundary> : null;
}

function contentOf({ corner, products, menu, showsFailure }: CornerSectionProps): ReactNode {
  switch (corner.__typename) {
    case 'ProductCorner':
      return <ProductCornerRow corner={corner} loaded={products} menu={menu} showsFailure={showsFailure} />;
    case 'BannerCorner':
      return <Banners corner={corner} />;
    case 'HtmlCorner':
      return corner.html.trim() === '' ? null : <HtmlCorner corner={corner} />;
    default:
      return null;
  }
}

/** Within a list banners are low; on the main page they are side by side. */
function Banners({
  corner: { area, name, banners },
}: {
  corner: Extract<CornerFragment, { __typename: 'BannerCorner' }>;
}) {
  if (banners.length === 0) return null;
  return area === 'CATEGORY_TOP' ? (
    <BannerCarousel name={name} banners={banners} shape="strip" />
  ) : (
    <BannerTiles name={name} banners={banners} />
  );
}
