import { useShellMenuQuery, useRecordCategoryViewMutation } from '../../__generated__/hooks.ts';
import type { ShellMenuQuery } from '../../__generated__/graphql.ts';
import { categoryPath } from '../links/mall-paths.ts';
import { usePage } from '../page/page-context.ts';

export type TopCategory = NonNullable<NonNullable<ShellMenuQuery['mall']>['menu']>[number];
export type MenuCategory = Omit<TopCategory, 'subcategories'>;

/** The mall's menu for this device; undefined while it is loading, null when it failed. */
export function useMenu(): readonly TopCategory[] | null | undefined {
  const { mallUrl, device } = usePage();
  const { data, previousData, loading } = useShellMenuQuery({ variables: { url: mallUrl, device } });
  const menu = (data ?? previousData)?.mall?.menu;
  if (!menu) return loading ? undefined : null;
  return device === 'MOBILE' ? menu.filter(({ isShownOnMobile }) => isShownOnMobile) : menu;
}

/** Path of a menu item. */
export function useCategoryAddress(): (category: MenuCategory) => string {
  const { mallUrl, device } = usePage();
  return ({ url, number }) => url ?? categoryPath(mallUrl, device, number);
}

/**
 * Counts a choice from the menu, once. It neither delays the navigation nor reports a failure, and it is sent even if
 * the navigation leaves this document.
 */
export function useCountVisit(): (category: MenuCategory) => void {
  const { mallUrl } = usePage();
  const [record] = useRecordCategoryViewMutation({ context: { keepalive: true }, fetchPolicy: 'no-cache' });
  return ({ number }) => {
    record({ variables: { input: { mallUrl, categoryNumber: number } } }).catch(() => {});
  };
}
