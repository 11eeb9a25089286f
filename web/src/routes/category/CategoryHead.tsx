import { useShellMenuQuery } from '../../__generated__/hooks.ts';
import { SubcategoryChips } from '../../features/category/SubcategoryChips/SubcategoryChips.tsx';
import { Breadcrumb } from '../../shared/breadcrumb/Breadcrumb.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { categoryPath } from '../../shop/links/mall-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { placeOf } from '../../catalog/product-card/category-place.ts';
import classes from './CategoryPage.module.css';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** The category's breadcrumb, name, and subcategories. */
export function CategoryHead({ category }: { category: { number: string; name: string } }) {
  const { mallUrl, device } = usePage();
  const { data } = useShellMenuQuery({ variables: { url: mallUrl, device }, errorPolicy: 'all' });
  const { trail, family } = placeOf(category, data?.mall?.menu ?? [], device === 'MOBILE');
  const withPath = <Step extends { number: string }>(step: Step) => ({
    ...step,
    path: categoryPath(mallUrl, device, step.number),
  });
  return (
    <header className={classes.head}>
      <Breadcrumb steps={[{ name: '홈', path: pathTo('home', { url: mallUrl }, device) }, ...trail.map(withPath)]} />
      <PageTitle>{category.name}</PageTitle>
      <SubcategoryChips categories={family.map(withPath)} current={category.number} />
    </header>
  );
}
