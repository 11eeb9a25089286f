import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePage } from '../../../shared/page/page-context.ts';
import { Overlay } from '../../../shared/ui/Overlay/Overlay.tsx';
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
  /** What the member looked at last. */
  recent?: ReactNode;
}

/**
 * The search over the whole of a phone's screen, for members of a mall that suggests keywords. It can be used while they
 * are on their way; where there turn out to be none to suggest, the search page stands in, with what was taken by then.
 */
export function SearchSheet({ isOpen, onClose, recent }: SearchSheetProps) {
  const { keywords, state: known } = useSmartKeywords();
  const isShown = isOpen && known !== 'missing';
  const state = useSlideState(isOpen);
  const box = useSearchBox({ keywords, resetOn: state, leavesInPlace: true });
  usePageInstead(isOpen && known === 'missing', box.chips);
  // What was looked at last is asked for once there is someone to see it, and then kept for the next time.
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <Overlay isOpen={isShown} onClose={onClose} title="검색" shape="sheet" isFullScreen>
      {wasShown ? (
        <div className={classes.root} data-state={state}>
          <search className={classes.search}>
            <SearchBox box={box} panelClass={classes.suggestions} />
          </search>
          {box.text === '' || box.suggestions.length === 0 ? (
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

/** As high as the four that come, so that what lies below stays where it is. */
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
