import type { PageModule } from '../../shared/page/page-module.ts';
import { CategoryPage } from './CategoryPage.tsx';
import { loadCategoryBy } from './load-category.ts';
import { categoryOfPath } from './named-category.ts';

export const page: PageModule = { Component: CategoryPage, load: loadCategoryBy(categoryOfPath) };
