import type { PictureTheme } from '../../picture-words.ts';
import { bold } from './bold.ts';
import type { BannerCharacter } from './character.ts';
import { exact } from './exact.ts';
import { fresh } from './fresh.ts';
import { homely } from './homely.ts';
import { still } from './still.ts';

export const bannerCharacters: Record<PictureTheme, BannerCharacter> = {
  A: exact,
  B: homely,
  C: bold,
  D: fresh,
  E: still,
};
