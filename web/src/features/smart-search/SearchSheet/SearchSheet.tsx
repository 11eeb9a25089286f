import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePage } from '../../../shared/page/page-context.ts';
import { Overlay } from '../../../shared/ui/Overlay/Overlay.tsx';
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
 * The search over the whole of a phone's screen, for members of a mall that suggests keywords. Where there are none to
 * suggest, the search page stands in.
 */
export function SearchSheet({ isOpen, onClose, recent }: SearchSheetProps) {
  const { keywords, state: known } = useSmartKeywords();
  const state = useSlideState(isOpen && known === 'there');
  const box = useSearchBox({ keywords, resetOn: state, leavesInPlace: true });
  usePageInstead(isOpen && known === 'missing');
  const isDrawn = state !== 'exited';
  // What was looked at last is asked for once there is someone to see it, and then kept for the next time.
  const [wasDrawn, setWasDrawn] = useState(false);
  if (isDrawn && !wasDrawn) setWasDrawn(true);
  return (
    <Overlay isOpen={isOpen && known === 'there'} onClose={onClose} title="검색" shape="sheet" isFullScreen>
      {wasDrawn ? (
        <div className={classes.root} data-state={state}>
          <search className={classes.search}>
            <SearchBox box={box} panelClass={classes.suggestions} />
          </search>
          {box.text === '' || box.suggestions.length === 0 ? (
            <>
              {box.chips.length > 0 ? <p className={classes.hint}>검색 버튼을 누르면 담은 검색어로 찾아요.</p> : null}
              <KeywordCarousel title="인기 검색어" keywords={keywords} shape="ranks" onChoose={box.choose} />
              {recent}
            </>
          ) : null}
        </div>
      ) : null}
    </Overlay>
  );
}

function usePageInstead(isWanted: boolean): void {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  useEffect(() => {
    if (isWanted) void navigate(searchPath({ mallUrl, device }, []), { replace: true });
  }, [isWanted, navigate, mallUrl, device]);
}
