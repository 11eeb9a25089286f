import type { PageModule } from '../../shared/page/page-module.ts';
import { ShopIntroduction } from './ShopIntroduction.tsx';

/** Says nothing that the shell has not asked for already. */
export const page: PageModule = { Component: ShopIntroduction };
