import type { ProductKind } from '../../pictures/product-kinds.ts';
import type { BannerMould } from '../../pictures/picture-words.ts';
import type { SubCategoryName, TopCategoryName } from '../catalog/categories.ts';

/** Text, drawing and link of a banner. */
export interface BannerCopy {
  eyebrow: string;
  title: string;
  subtitle: string;
  kind: ProductKind;
  color: string;
  top: TopCategoryName;
  sub?: SubCategoryName;
  /** Where it leads, if not to its category. */
  path?: string;
  /** Months of the year in which it is shown. All where there are none. */
  months?: readonly number[];
  /** How it is composed. Left out: as its theme does. */
  mould?: BannerMould;
}

/** First news of a mall: the top banner of its main page, and a notice with a picture. */
export interface LeadNews {
  line: string;
  heading: string;
  text: string;
  picture: { kind: ProductKind; color: string; title: string };
  top: TopCategoryName;
  sub?: SubCategoryName;
}

/** What a theme's character puts forward. */
export interface ThemeContent {
  /** The leading categories, the first ones first. */
  leads: readonly TopCategoryName[];
  news: LeadNews;
  /** The large banners. A mall shows those whose goods it carries. */
  heroes: readonly BannerCopy[];
}
