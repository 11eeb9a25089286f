import type { Mall } from '../../shop/mall/mall-context.ts';

/** Whether visitors may see this mall's goods: a 404 page must not show what requires a login. */
export function showsGoods({ openAreas, requiresLogin }: Pick<Mall, 'openAreas' | 'requiresLogin'>): boolean {
  return openAreas.includes('SHOPPING') && !requiresLogin;
}
