import type { PictureTheme } from './picture-words.ts';

export interface ThemeColors {
  primary: string;
  strong: string;
  tint: string;
  accent: string;
}

/** The malls' five characters, in the storefront's own colors. */
export const themeColors: Record<PictureTheme, ThemeColors> = {
  A: { primary: '#1b4fd8', strong: '#123a9e', tint: '#eaf0ff', accent: '#c62f36' },
  B: { primary: '#c2410c', strong: '#9a3412', tint: '#fff3ea', accent: '#b42318' },
  C: { primary: '#8a1fb3', strong: '#6b1690', tint: '#f8ecfd', accent: '#d6266d' },
  D: { primary: '#0b7a4b', strong: '#075e39', tint: '#e8f7ef', accent: '#c4320a' },
  E: { primary: '#2b2f38', strong: '#16181d', tint: '#f3f1ec', accent: '#9a6700' },
};

export const inkColor = '#16181d';
export const quietInkColor = '#5b6270';
export const fontStack =
  "Pretendard, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', sans-serif";
