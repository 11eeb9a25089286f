import type { PageModule } from '../../shop/page/page-module.ts';
import { page as myShop } from '../my-shop/page.tsx';

/** Phones have a second word for my shop. */
export const page: PageModule = myShop;
