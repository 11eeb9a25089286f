import { usePageTitle } from '../../shared/page/page-title.ts';
import { NothingHere } from '../../catalog/nothing-here/NothingHere.tsx';
import { nothingHereTexts } from '../../catalog/nothing-here/nothing-here-texts.ts';

/** The mall has no category with this number or these words. */
export function NoSuchCategory() {
  usePageTitle(nothingHereTexts.category.title);
  return <NothingHere kind="category" />;
}
