import { Link } from 'react-router-dom';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { usePage } from '../../shop/page/page-context.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../shared/ui/icons/icons.tsx';
import { nothingHereTexts } from './nothing-here-texts.ts';

/** The mall is there, but what the address names is not. The answer's status is 404. */
export function NothingHere({ kind }: { kind: keyof typeof nothingHereTexts }) {
  const { mallUrl, device } = usePage();
  return (
    <EmptyState headingLevel="h1" icon={<SearchIcon size={40} />} {...nothingHereTexts[kind]}>
      <Link className={buttons.primary} to={pathTo('home', { url: mallUrl }, device)}>
        홈으로 가기
      </Link>
    </EmptyState>
  );
}
