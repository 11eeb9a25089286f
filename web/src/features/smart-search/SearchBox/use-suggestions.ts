import { useState, type KeyboardEvent } from 'react';
import { useEnterKey } from '../use-enter-key.ts';
import type { SearchBoxState } from '../use-search-box.ts';

/** The suggestions below a search box, with the keys that lead through them. `onArrowDown`: the way down from an empty field. */
export function useSuggestions(box: SearchBoxState, onArrowDown: (() => void) | undefined) {
  const [active, setActive] = useState(-1);
  const [isFolded, setIsFolded] = useState(false);
  const enter = useEnterKey(press);
  const suggestions = isFolded ? [] : box.suggestions;
  const chosen = suggestions[active];
  const hasList = suggestions.length > 0;

  function write(text: string) {
    setActive(-1);
    setIsFolded(false);
    box.setText(text);
  }

  function press(text: string) {
    setActive(-1);
    if (chosen) box.choose(chosen);
    else box.press(text);
  }

  function choose(index: number) {
    const keyword = suggestions[index];
    setActive(-1);
    if (keyword) box.choose(keyword);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (enter.takesKey(event)) return;
    const { key } = event;
    const { value } = event.currentTarget;
    if (key === 'Backspace' && value === '' && !event.repeat) box.removeLast();
    else if (key === 'Escape' && hasList) setIsFolded(true);
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && hasList)
      setActive(stepIn(suggestions.length, active, key === 'ArrowDown' ? 1 : -1));
    else if (key === 'ArrowDown' && value === '' && onArrowDown) onArrowDown();
    else return;
    // Esc would close what surrounds the box, arrows would move the caret.
    if (key !== 'Backspace') event.preventDefault();
    if (key === 'Escape') event.stopPropagation();
  }

  return { suggestions, active, hasChosen: chosen !== undefined, hasList, enter, write, choose, onKeyDown };
}

/** Around in circles, with the input itself as the place between last and first. */
function stepIn(count: number, active: number, step: 1 | -1): number {
  const next = active + step;
  return next < -1 ? count - 1 : next >= count ? -1 : next;
}
