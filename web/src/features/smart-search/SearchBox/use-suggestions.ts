import { useState, type KeyboardEvent } from 'react';
import type { SmartKeywordFragment } from '../../../__generated__/graphql.ts';
import type { Completion } from '../use-completions.ts';
import { useEnterKey } from '../use-enter-key.ts';
import type { SearchBoxState } from '../use-search-box.ts';

/** A row of the list: a keyword to take, or a name that leads to its page. */
export type Suggestion = { key: string; name: string } & (
  | { kind: 'KEYWORD'; keyword: SmartKeywordFragment }
  | { kind: Completion['kind']; path: string }
);

interface Ways {
  /** The way down from an empty field. */
  onArrowDown: (() => void) | undefined;
  /** Called before the page changes. */
  onLeave: () => void;
}

/** The suggestions below a search box, with the keys that lead through them. */
export function useSuggestions(box: SearchBoxState, { onArrowDown, onLeave }: Ways) {
  // By its key: rows of a later answer may push it along.
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [isFolded, setIsFolded] = useState(false);
  const enter = useEnterKey(press);
  const suggestions = isFolded ? [] : suggestionsOf(box);
  const active = suggestions.findIndex(({ key }) => key === activeKey);
  const chosen = suggestions[active];
  const hasList = suggestions.length > 0;

  function write(text: string) {
    setActiveKey(null);
    setIsFolded(false);
    box.setText(text);
  }

  function take(suggestion: Suggestion) {
    setActiveKey(null);
    if (suggestion.kind === 'KEYWORD') return box.choose(suggestion.keyword);
    onLeave();
    box.leaveFor(suggestion.path);
  }

  function press(text: string) {
    setActiveKey(null);
    if (chosen) take(chosen);
    else box.press(text);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (enter.takesKey(event)) return;
    const { key } = event;
    const { value } = event.currentTarget;
    if (key === 'Backspace' && value === '' && !event.repeat) box.removeLast();
    else if (key === 'Escape' && hasList) setIsFolded(true);
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && hasList)
      setActiveKey(suggestions[stepIn(suggestions.length, active, key === 'ArrowDown' ? 1 : -1)]?.key ?? null);
    else if (key === 'ArrowDown' && value === '' && onArrowDown) onArrowDown();
    else return;
    // Esc would close what surrounds the box, arrows would move the caret.
    if (key !== 'Backspace') event.preventDefault();
    if (key === 'Escape') event.stopPropagation();
  }

  return { suggestions, active, hasChosen: chosen !== undefined, hasList, enter, write, take, onKeyDown };
}

function suggestionsOf({ suggestions, completions }: SearchBoxState): Suggestion[] {
  return [
    ...suggestions.map((keyword) => ({
      kind: 'KEYWORD' as const,
      key: `KEYWORD ${keyword.number}`,
      name: keyword.name,
      keyword,
    })),
    ...completions.map(({ kind, number, name, path }) => ({ kind, key: `${kind} ${number}`, name, path })),
  ];
}

/** Around in circles, with the input itself as the place between last and first. */
function stepIn(count: number, active: number, step: 1 | -1): number {
  const next = active + step;
  return next < -1 ? count - 1 : next >= count ? -1 : next;
}
