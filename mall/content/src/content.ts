import type { Content } from 'mall/content.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { seedIfEmpty } from './seed/seed.ts';

/** The shop's own malls, catalog and texts, and the pictures that go with them. */
export const content: Content = { seed: seedIfEmpty, drawPicture };
