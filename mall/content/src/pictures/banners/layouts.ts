import type { BannerShape } from '../picture-words.ts';

export interface BannerLayout {
  width: number;
  height: number;
  /** Left edge and width of the lettering. */
  left: number;
  textWidth: number;
  /** Vertical middle of the block of lettering. */
  middle: number;
  titleSizes: readonly number[];
  titleLines: number;
  eyebrowSize: number;
  subtitleSizes: readonly number[];
  subtitleLines: number;
  /** Position and maximum size of the product: right of the lettering, and above the carousel's controls. */
  product: Stand;
  /** A second product beside the text, for phones that show only the left part. */
  near?: Stand;
}

/** Room for a product: the middle of its foot, and its largest size. */
export interface Stand {
  x: number;
  floor: number;
  height: number;
  width: number;
}

/** Small lettering keeps 10 px and more on a phone 320 wide, where a hero and a tile are shown at 0.4 and 0.49 of their size. */
export const bannerLayouts: Record<Exclude<BannerShape, 'top'>, BannerLayout> = {
  hero: {
    width: 1200,
    height: 400,
    left: 72,
    textWidth: 540,
    middle: 200,
    titleSizes: [46, 42, 38, 34, 30],
    titleLines: 3,
    eyebrowSize: 18,
    subtitleSizes: [20, 18],
    subtitleLines: 2,
    product: { x: 896, floor: 352, height: 312, width: 500 },
  },
  'hero-mobile': {
    width: 716,
    height: 480,
    left: 40,
    textWidth: 396,
    middle: 210,
    titleSizes: [52, 46, 40, 34],
    titleLines: 3,
    eyebrowSize: 27,
    subtitleSizes: [27, 25],
    subtitleLines: 2,
    product: { x: 576, floor: 390, height: 310, width: 244 },
  },
  strip: {
    width: 1200,
    height: 160,
    left: 36,
    textWidth: 336,
    middle: 80,
    titleSizes: [26, 23, 20],
    titleLines: 2,
    eyebrowSize: 16,
    subtitleSizes: [17, 15],
    subtitleLines: 1,
    product: { x: 1000, floor: 142, height: 126, width: 140 },
    near: { x: 440, floor: 136, height: 104, width: 124 },
  },
  tile: {
    width: 588,
    height: 240,
    left: 32,
    textWidth: 318,
    middle: 120,
    titleSizes: [34, 31, 28, 25],
    titleLines: 2,
    eyebrowSize: 20,
    subtitleSizes: [20],
    subtitleLines: 1,
    product: { x: 466, floor: 214, height: 186, width: 212 },
  },
};
