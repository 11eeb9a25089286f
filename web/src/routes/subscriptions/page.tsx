import type { PageModule } from '../../shop/page/page-module.ts';
import { loadCategoryBy } from '../category/load-category.ts';
import { firstSubscription } from '../category/named-category.ts';
import { CategoryPage } from '../category/page.tsx';

/** A category like any other; without a number, everything that can be subscribed to. */
function SubscriptionsPage() {
  return <CategoryPage find={firstSubscription} />;
}

export const page: PageModule = { Component: SubscriptionsPage, load: loadCategoryBy(firstSubscription) };
