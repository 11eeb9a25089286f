import { CategoryPage } from '../category/CategoryPage.tsx';
import { firstSubscription } from '../category/named-category.ts';

/** A category like any other; without a number, all that can be subscribed to. */
export function SubscriptionsPage() {
  return <CategoryPage find={firstSubscription} />;
}
