import { ChevronDownIcon } from '../ui/late-icons.tsx';
import classes from './ChoiceGroup.module.css';

interface FoldButtonProps {
  /** What there is more of. */
  what: string;
  hidden: number;
  isUnfolded: boolean;
  onToggle(): void;
}

/** Shows the rest of a long list, and puts it away again. */
export function FoldButton({ what, hidden, isUnfolded, onToggle }: FoldButtonProps) {
  return (
    <button type="button" className={classes.fold} aria-expanded={isUnfolded} onClick={onToggle}>
      {isUnfolded ? `${what} 접기` : `${what} ${hidden}개 더 보기`}
      <ChevronDownIcon size={18} />
    </button>
  );
}
