import type { PageModule } from '../../shared/page/page-module.ts';
import { CategoryPage } from './CategoryPage.tsx';
import { loadCategory } from './load-category.ts';

export const page: PageModule = { Component: CategoryPage, load: loadCategory };
