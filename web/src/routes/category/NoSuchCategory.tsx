import { usePageTitle } from '../../shared/page/page-title.ts';
import { NothingHere } from '../../catalog/product-card/NothingHere.tsx';
import { nothingHereTexts } from '../../catalog/product-card/nothing-here-texts.ts';

/** The mall has no category with this number or these words. */
export function NoSuchCategory() {
  usePageTitle(nothingHereTexts.category.title);
  return <NothingHere kind="category" />;
}
