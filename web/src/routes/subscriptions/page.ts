import type { PageModule } from '../../shared/page/page-module.ts';
import { loadCategoryBy } from '../category/load-category.ts';
import { firstSubscription } from '../category/named-category.ts';
import { SubscriptionsPage } from './SubscriptionsPage.tsx';

export const page: PageModule = { Component: SubscriptionsPage, load: loadCategoryBy(firstSubscription) };
