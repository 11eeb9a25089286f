import type { PageModule } from '../../shared/page/page-module.ts';
import { loadProduct } from './load-product.ts';
import { ProductPage } from './ProductPage.tsx';

export const page: PageModule = { Component: ProductPage, load: loadProduct };
