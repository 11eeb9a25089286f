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
  /** Where the product stands, and how large it may be. */
  product: { x: number; floor: number; height: number; width: number; hasCompanion: boolean };
  /** Once more beside the words, where phones that show the left part alone would see no product. */
  near?: { x: number; floor: number; height: number; width: number };
}

export const bannerLayouts: Record<Exclude<BannerShape, 'top'>, BannerLayout> = {
  hero: {
    width: 1200,
    height: 400,
    left: 72,
    textWidth: 560,
    middle: 200,
    titleSizes: [40, 36, 32, 28],
    titleLines: 3,
    eyebrowSize: 16,
    subtitleSizes: [18, 16],
    subtitleLines: 2,
    product: { x: 900, floor: 368, height: 340, width: 380, hasCompanion: true },
  },
  'hero-mobile': {
    width: 716,
    height: 480,
    left: 44,
    textWidth: 430,
    middle: 214,
    titleSizes: [50, 44, 38, 32],
    titleLines: 4,
    eyebrowSize: 25,
    subtitleSizes: [26, 24],
    subtitleLines: 2,
    product: { x: 560, floor: 440, height: 290, width: 280, hasCompanion: false },
  },
  strip: {
    width: 1200,
    height: 160,
    left: 36,
    textWidth: 336,
    middle: 80,
    titleSizes: [30, 26, 22],
    titleLines: 2,
    eyebrowSize: 15,
    subtitleSizes: [16, 14],
    subtitleLines: 1,
    product: { x: 1000, floor: 148, height: 138, width: 170, hasCompanion: true },
    near: { x: 440, floor: 116, height: 100, width: 124 },
  },
  tile: {
    width: 588,
    height: 240,
    left: 36,
    textWidth: 310,
    middle: 120,
    titleSizes: [28, 25, 22, 19],
    titleLines: 3,
    eyebrowSize: 14,
    subtitleSizes: [15, 14],
    subtitleLines: 2,
    product: { x: 464, floor: 220, height: 196, width: 212, hasCompanion: false },
  },
};
