import type { SmartKeywordFragment } from '../../../__generated__/graphql.ts';
import { SearchIcon } from '../../../shared/ui/icons/icons.tsx';
import classes from './SuggestionList.module.css';

interface SuggestionListProps {
  id: string;
  suggestions: readonly SmartKeywordFragment[];
  active: number;
  typed: string;
  onChoose(index: number): void;
  optionId(index: number): string;
}

/** Suggested keywords. The focus stays in the input, which refers to the active one. */
export function SuggestionList({ id, suggestions, active, typed, onChoose, optionId }: SuggestionListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a combobox's list, which no element is
    <div id={id} role="listbox" aria-label="추천 검색어" className={classes.root} hidden={suggestions.length === 0}>
      {suggestions.map(({ number, name }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys are the input's
        <div
          key={number}
          id={optionId(index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option outside of a select
          role="option"
          aria-selected={index === active}
          className={classes.option}
          // Else the input would lose the focus before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <SearchIcon size={18} />
          <span>{withTypedMarked(name, typed.trim())}</span>
        </div>
      ))}
    </div>
  );
}

function withTypedMarked(name: string, typed: string) {
  const place = typed === '' ? -1 : name.toLowerCase().indexOf(typed.toLowerCase());
  if (place === -1) return name;
  const end = place + typed.length;
  return (
    <>
      {name.slice(0, place)}
      <b className={classes.typed}>{name.slice(place, end)}</b>
      {name.slice(end)}
    </>
  );
}
