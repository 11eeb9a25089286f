import type { Mall } from '../../shared/mall/mall-context.ts';

/** Whether anyone may see this mall's goods: an address that leads nowhere opens nothing that a login keeps closed. */
export function showsGoods({ openAreas, requiresLogin }: Pick<Mall, 'openAreas' | 'requiresLogin'>): boolean {
  return openAreas.includes('SHOPPING') && !requiresLogin;
}
