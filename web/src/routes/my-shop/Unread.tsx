import buttons from '../../shared/ui/button.module.css';
import classes from './ShopSummary.module.css';

/** A number that could not be read, in the place of it. */
export function Unread({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <div className={classes.figure}>
      <span>{label}</span>
      <span className={classes.unread}>확인하지 못했어요</span>
      <button type="button" className={buttons.secondary} onClick={onRetry}>
        다시 시도<span className="visually-hidden">, {label}</span>
      </button>
    </div>
  );
}
