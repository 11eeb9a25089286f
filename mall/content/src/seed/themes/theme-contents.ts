import type { MallStyle } from 'mall/db/schema/mall-styles.ts';
import { bold } from './bold.ts';
import { exact } from './exact.ts';
import { fresh } from './fresh.ts';
import { homely } from './homely.ts';
import { still } from './still.ts';
import type { ThemeContent } from './theme-content.ts';

export const themeContents: Record<MallStyle, ThemeContent> = {
  A: exact,
  B: homely,
  C: bold,
  D: fresh,
  E: still,
};
