import type { ReactNode } from 'react';
import buttons from '../../shared/ui/button.module.css';
import classes from './FavoritesPage.module.css';

interface SelectionBarProps {
  /** Null: nothing is chosen now. */
  chosen: number | null;
  isAll: boolean;
  isBusy: boolean;
  /** How many there are. */
  children: ReactNode;
  onStart: () => void;
  onAll: () => void;
  onTakeOut: () => void;
  onEnd: () => void;
}

/** Above the list: how many there are, and the way to take out several together. */
export function SelectionBar({ chosen, isAll, isBusy, children, onStart, onAll, onTakeOut, onEnd }: SelectionBarProps) {
  return (
    <div className={classes.bar}>
      {children}
      {chosen === null ? (
        <button type="button" className={buttons.secondary} onClick={onStart}>
          선택해서 찜 해제
        </button>
      ) : (
        <div className={classes.barActions}>
          <label className={classes.all}>
            <input type="checkbox" checked={isAll} onChange={onAll} />
            전체 선택
          </label>
          <output className={classes.count}>{chosen}개 선택</output>
          <button type="button" className={buttons.secondary} onClick={onEnd}>
            취소
          </button>
          <button
            type="button"
            className={buttons.primary}
            aria-disabled={chosen === 0}
            aria-busy={isBusy}
            onClick={onTakeOut}
          >
            {isBusy ? '찜 해제하는 중' : '찜 해제'}
          </button>
        </div>
      )}
    </div>
  );
}
