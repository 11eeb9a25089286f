import type { Mall } from './mall-context.ts';

/** Whether members have my shop here, which leads to all of their pages. Guests of a marketing mall have none. */
export function hasMyShop({ isMarketing, openAreas }: Pick<Mall, 'isMarketing' | 'openAreas'>): boolean {
  return !isMarketing && openAreas.includes('MY_SHOP');
}
