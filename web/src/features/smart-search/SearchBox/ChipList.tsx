import type { RefObject } from 'react';
import { CloseIcon } from '../../../shared/ui/icons/icons.tsx';
import type { Chip } from '../chips.ts';
import classes from './ChipList.module.css';

interface ChipListProps {
  chips: readonly Chip[];
  onRemove(chip: Chip): void;
  /** Takes the focus when the focused chip is removed. */
  input: RefObject<HTMLInputElement | null>;
}

/** The keywords that were chosen, each with the way to be rid of it. */
export function ChipList({ chips, onRemove, input }: ChipListProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={classes.root} aria-label="담은 검색어">
      {chips.map((chip) => (
        <li key={chip.id} className={classes.chip}>
          <span className={classes.name}>{chip.name}</span>
          <button
            type="button"
            className={classes.remove}
            aria-label={`${chip.name} 빼기`}
            onClick={() => {
              onRemove(chip);
              input.current?.focus();
            }}
          >
            <CloseIcon size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
