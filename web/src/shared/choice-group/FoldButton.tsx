import { ChevronDownIcon } from '../ui/late-icons.tsx';
import classes from './ChoiceGroup.module.css';

interface FoldButtonProps {
  /** The name of the items. */
  what: string;
  hidden: number;
  isUnfolded: boolean;
  onToggle(): void;
}

/** Shows and hides the rest of a long list. */
export function FoldButton({ what, hidden, isUnfolded, onToggle }: FoldButtonProps) {
  return (
    <button type="button" className={classes.fold} aria-expanded={isUnfolded} onClick={onToggle}>
      {isUnfolded ? `${what} 접기` : `${what} ${hidden}개 더 보기`}
      <ChevronDownIcon size={18} />
    </button>
  );
}
