import { useSearchParams } from 'react-router-dom';
import { useShellMenuQuery } from '../../__generated__/hooks.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { PageSkeleton } from '../../shared/ui/Skeleton/PageSkeleton.tsx';
import { loadNamedCategory } from './load-category.ts';
import { categoryOfPath, numberIn } from './named-category.ts';
import { NoSuchCategory } from './NoSuchCategory.tsx';
import { NumberedCategory } from './NumberedCategory.tsx';

/** The category of an address, by its number or else by its words. */
function CategoryPage() {
  const { mallUrl, device, params } = usePage();
  const [searchParams] = useSearchParams();
  const { data, error, loading, refetch } = useShellMenuQuery({
    variables: { url: mallUrl, device },
    errorPolicy: 'all',
  });
  const menu = data?.mall?.menu ?? [];
  const number = numberIn({ params, searchParams }) ?? categoryOfPath(menu, { params, searchParams });
  if (number !== null) return <NumberedCategory key={number} number={number} menu={menu} />;
  if (!data && loading) return <PageSkeleton />;
  return error ? <SectionFailure error={error} onRetry={() => void refetch()} /> : <NoSuchCategory />;
}

export const page: PageModule = { Component: CategoryPage, load: loadNamedCategory };
