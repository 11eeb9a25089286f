import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePage } from '../../../shop/page/page-context.ts';
import { Overlay } from '../../../shop/overlay/Overlay.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton.tsx';
import type { Chip } from '../chips.ts';
import { KeywordCarousel } from '../KeywordCarousel/KeywordCarousel.tsx';
import { searchPath } from '../search-address.ts';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { useSearchBox } from '../use-search-box.ts';
import { useSlideState } from '../use-slide-state.ts';
import { useSmartKeywords } from '../use-smart-keywords.ts';
import classes from './SearchSheet.module.css';

interface SearchSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** The member's recently viewed products. */
  recent?: ReactNode;
}

/**
 * The full-screen search of a phone, for members of a mall that suggests keywords. It works while they are loading. If
 * there are none, the search page replaces it, with the keywords chosen so far.
 */
export function SearchSheet({ isOpen, onClose, recent }: SearchSheetProps) {
  const { keywords, state: known } = useSmartKeywords();
  const isShown = isOpen && known !== 'missing';
  const state = useSlideState(isOpen);
  const box = useSearchBox({ keywords, resetOn: state, leavesInPlace: true });
  usePageInstead(isOpen && known === 'missing', box.chips);
  // Recently viewed products are loaded when first visible, and then kept.
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <Overlay isOpen={isShown} onClose={onClose} title="검색" shape="sheet" isFullScreen>
      {wasShown ? (
        <div className={classes.root} data-state={state}>
          <search className={classes.search}>
            <SearchBox box={box} panelClass={classes.suggestions} />
          </search>
          {box.text === '' || box.suggestions.length + box.completions.length === 0 ? (
            <>
              {box.chips.length > 0 ? <p className={classes.hint}>검색 버튼을 누르면 담은 검색어로 찾아요.</p> : null}
              {known === 'loading' ? (
                <AwaitedKeywords />
              ) : (
                <KeywordCarousel title="인기 검색어" keywords={keywords} shape="ranks" onChoose={box.choose} />
              )}
              {recent}
            </>
          ) : null}
        </div>
      ) : null}
    </Overlay>
  );
}

/** As high as the four keywords to come, so that nothing below moves. */
function AwaitedKeywords() {
  return (
    <output className={classes.awaited} aria-label="인기 검색어를 불러오고 있어요">
      {[24, 40, 56, 48, 64].map((percent) => (
        <Skeleton key={percent} width={`${percent}%`} height={18} />
      ))}
    </output>
  );
}

function usePageInstead(isWanted: boolean, chips: readonly Chip[]): void {
  const page = usePage();
  const navigate = useNavigate();
  const path = searchPath(
    page,
    chips.map(({ name }) => name),
  );
  useEffect(() => {
    if (isWanted) void navigate(path, { replace: true });
  }, [isWanted, navigate, path]);
}
