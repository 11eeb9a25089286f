import type { MallStyle } from 'mall/db/schema/mall-styles.ts';
import type { ThemeColors } from '../../themes.ts';
import { bold } from './bold.ts';
import type { BannerCharacter } from './character.ts';
import { exact } from './exact.ts';
import { fresh } from './fresh.ts';
import { homely } from './homely.ts';
import { still } from './still.ts';

export const bannerCharacters: Record<MallStyle, BannerCharacter> = {
  A: exact,
  B: homely,
  C: bold,
  D: fresh,
  E: still,
};

/** The storefront's own colors. */
export const themeColors: Record<MallStyle, ThemeColors> = {
  A: { primary: '#1b4fd8', strong: '#123a9e', tint: '#eaf0ff', accent: '#c62f36' },
  B: { primary: '#c2410c', strong: '#9a3412', tint: '#fff3ea', accent: '#b42318' },
  C: { primary: '#8a1fb3', strong: '#6b1690', tint: '#f8ecfd', accent: '#d6266d' },
  D: { primary: '#0b7a4b', strong: '#075e39', tint: '#e8f7ef', accent: '#c4320a' },
  E: { primary: '#2b2f38', strong: '#16181d', tint: '#f3f1ec', accent: '#9a6700' },
};
