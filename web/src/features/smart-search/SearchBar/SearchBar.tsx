import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { findRoute } from '../../../shop/addresses/match-page.ts';
import { loginPath } from '../../../shop/links/mall-paths.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import { useIsMember } from '../../../shop/session/session-context.ts';
import { KeywordCarousel } from '../KeywordCarousel/KeywordCarousel.tsx';
import { RecentWords } from '../RecentWords/RecentWords.tsx';
import { readKeywords, searchPath } from '../search-address.ts';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { useSearchBox } from '../use-search-box.ts';
import { useSmartKeywords } from '../use-smart-keywords.ts';
import classes from './SearchBar.module.css';
import { useTakeOver, type Started } from './use-take-over.ts';

interface SearchBarProps {
  /** Input in the plain field that this one replaces; null once it is taken over. */
  takeStarted(): Started | null;
}

/** The smart search in a desktop's header. On the results page it holds what was searched for. */
export function SearchBar({ takeStarted }: SearchBarProps) {
  const { pathname, search } = useLocation();
  const isResults = findRoute(pathname)?.entry.page === 'search-results';
  const searched = isResults ? readKeywords(new URLSearchParams(search)) : [];
  return <Bar key={searched.join('\n')} searched={searched} takeStarted={takeStarted} />;
}

function Bar({ searched, takeStarted }: SearchBarProps & { searched: readonly string[] }) {
  const { keywords } = useSmartKeywords();
  const box = useSearchBox({ keywords, initial: searched });
  const input = useRef<HTMLInputElement>(null);
  const carousel = useRef<{ focus(): void }>(null);
  const [isOpen, setIsOpen] = useState(false);
  useTakeOver(takeStarted, input, box.setText);

  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const close = ({ key, target }: KeyboardEvent) => {
    // Esc in a notice closes that alone.
    if (key !== 'Escape' || !isOpen || (target as Element).closest('dialog')) return;
    setIsOpen(false);
    input.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to what its parts do
    <search
      className={classes.root}
      onFocus={() => setIsOpen(true)}
      onBlur={leave}
      onKeyDown={close}
      data-open={isOpen || undefined}
    >
      <SearchBox
        box={box}
        inputRef={input}
        onArrowDown={() => carousel.current?.focus()}
        panelClass={isOpen ? classes.panel : classes.closed}
      >
        <div className={classes.content}>
          <KeywordCarousel ref={carousel} title="추천 검색어" keywords={keywords} shape="row" onChoose={box.choose} />
          <RecentWords onChoose={box.press} onForgotten={() => input.current?.focus()} />
          <Hint chosen={box.chips.map(({ name }) => name)} />
        </div>
      </SearchBox>
    </search>
  );
}

function Hint({ chosen }: { chosen: readonly string[] }) {
  const page = usePage();
  if (!useIsMember()) {
    return (
      <p className={classes.hint}>
        상품 검색은 로그인 후 이용할 수 있어요.{' '}
        <Link className={classes.login} to={loginPath(page.mallUrl, page.device, searchPath(page, chosen))}>
          로그인하기
        </Link>
      </p>
    );
  }
  return (
    <p className={classes.hint}>
      {chosen.length > 0 ? '검색 버튼을 누르면 담은 검색어로 찾아요.' : '검색어는 3개까지 담아 함께 찾을 수 있어요.'}
    </p>
  );
}
