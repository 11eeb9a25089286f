export interface ThemeColors {
  primary: string;
  strong: string;
  tint: string;
  accent: string;
}

export const inkColor = '#16181d';
export const quietInkColor = '#5b6270';
export const fontStack =
  "Pretendard, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', sans-serif";
