import { useEffect } from 'react';
import { SearchIcon } from '../../../shared/ui/icons/icons.tsx';
import classes from './SuggestionList.module.css';
import type { Suggestion } from './use-suggestions.ts';

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  typed: string;
  onChoose(suggestion: Suggestion): void;
  optionId(index: number): string;
}

/** In their order, with the words above those that are no keywords. */
const groups = [
  { kind: 'KEYWORD', title: '검색어' },
  { kind: 'GOODS', title: '상품' },
  { kind: 'CATEGORY', title: '카테고리' },
  { kind: 'MAKER', title: '브랜드' },
] as const satisfies { kind: Suggestion['kind']; title: string }[];

/** What may be meant, kind by kind. The focus stays in the input, which refers to the active one. */
export function SuggestionList({ id, suggestions, active, typed, onChoose, optionId }: SuggestionListProps) {
  const activeId = active === -1 ? null : optionId(active);
  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  const shown = groups.flatMap(({ kind, title }) => {
    const rows = suggestions.flatMap((suggestion, index) => (suggestion.kind === kind ? [{ suggestion, index }] : []));
    return rows.length === 0 ? [] : [{ kind, title, rows }];
  });
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a combobox's list, which no element is
      role="listbox"
      aria-label="추천 검색어"
      className={classes.root}
      hidden={suggestions.length === 0}
    >
      {shown.map(({ kind, title, rows }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options in a group, which no fieldset may hold
        <div key={kind} role="group" aria-label={title}>
          {kind === 'KEYWORD' ? null : (
            <div className={classes.title} aria-hidden="true">
              {title}
            </div>
          )}
          {rows.map(({ suggestion, index }) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys are the input's
            <div
              key={suggestion.key}
              id={optionId(index)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option outside of a select
              role="option"
              aria-selected={index === active}
              className={classes.option}
              // Else the input would lose the focus before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(suggestion)}
            >
              {kind === 'KEYWORD' ? <SearchIcon size={18} /> : null}
              <span className={classes.name}>{withTypedMarked(suggestion.name, typed.trim())}</span>
            </div>
          ))}
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
