/** The closed vocabularies of picture paths, apart from the product kinds. */
/** hero 1200x400, hero-mobile 716x480 (358x240 at twice the density), strip 1200x160, tile 588x240, top 1200x64. */
export const bannerShapes = ['hero', 'hero-mobile', 'strip', 'tile', 'top'] as const;
export type BannerShape = (typeof bannerShapes)[number];

/** How a banner is composed, other than its theme does: three of a kind, one very near, in the snow. */
export const bannerMoulds = ['row', 'near', 'snow'] as const;
export type BannerMould = (typeof bannerMoulds)[number];

export const categoryIcons = [
  'all',
  'handset',
  'usim',
  'tablet-watch',
  'phone-plan',
  'accessory',
  'home-internet',
  'iptv',
  'appliance',
  'kitchen-appliance',
  'digital',
  'audio',
  'living',
  'furniture',
  'bedding',
  'kitchen',
  'food',
  'fresh',
  'health',
  'beauty',
  'fashion',
  'bag',
  'sports',
  'camping',
  'kids',
  'pets',
  'books',
  'culture',
  'travel',
  'car',
  'event',
  'gift',
  'subscription',
  'coffee',
  'flower',
  'rental',
  'coupon',
  'point',
  'best',
  'new',
  'sale',
  'delivery',
] as const;
export type CategoryIcon = (typeof categoryIcons)[number];

/** ci: wordmark with symbol, 320x80. footer: the same in one quiet color. square: favicon. */
export const markShapes = ['ci', 'footer', 'square'] as const;
export type MarkShape = (typeof markShapes)[number];

export const certificationNames = ['safe-trade', 'privacy', 'e-commerce'] as const;
export type CertificationName = (typeof certificationNames)[number];
