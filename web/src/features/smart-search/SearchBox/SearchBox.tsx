import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import { AlertDialog } from '../../../shared/ui/AlertDialog/AlertDialog.tsx';
import { SearchIcon } from '../../../shared/ui/icons/icons.tsx';
import type { SearchBoxState } from '../use-search-box.ts';
import { ChipList } from './ChipList.tsx';
import classes from './SearchBox.module.css';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  box: SearchBoxState;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Class of the panel with the suggestions, or else the children. */
  panelClass?: string;
  /** Content below the field while there are no suggestions for the text. */
  children?: ReactNode;
  /** The way down from an empty field. */
  onArrowDown?: () => void;
}

/** By the number of keywords that are there. */
const placeholders = ['찾으시는 상품을 검색해 보세요', '검색어 더 담기', '검색어 더 담기'];

/** A combobox for up to three keywords, with the chosen ones as chips inside and the suggestions below. */
export function SearchBox({ box, inputRef, panelClass, children, onArrowDown }: SearchBoxProps) {
  const { mallUrl, device } = usePage();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const [inputId, listId] = [useId(), useId()];
  const { suggestions, active, hasChosen, hasList, enter, write, take, onKeyDown } = useSuggestions(box, {
    onArrowDown,
    onLeave: () => input.current?.blur(),
  });
  useCaretAtEnd(input, box.notice);

  return (
    <>
      <form
        className={classes.form}
        action={pathTo('search-results', { url: mallUrl }, device)}
        onSubmit={(event) => input.current && enter.submit(event, input.current)}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only spares those with a mouse aiming at the input */}
        <div
          className={classes.field}
          onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
        >
          <ChipList chips={box.chips} onRemove={box.remove} input={input} />
          <label className="visually-hidden" htmlFor={inputId}>
            상품 검색
          </label>
          <input
            ref={input}
            id={inputId}
            name="keyword"
            className={classes.input}
            value={box.text}
            placeholder={placeholders[box.chips.length] ?? ''}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={listId}
            aria-activedescendant={hasChosen ? optionId(listId, active) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onChange={({ currentTarget }) => write(currentTarget.value)}
            onKeyDown={onKeyDown}
            {...enter.input}
          />
          <button type="submit" className={classes.button} aria-label="검색" aria-busy={box.isBusy}>
            <SearchIcon />
          </button>
        </div>
      </form>
      <div className={panelClass}>
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          active={active}
          typed={box.text}
          onChoose={(suggestion) => {
            take(suggestion);
            if (suggestion.kind === 'KEYWORD') input.current?.focus();
          }}
          optionId={(index) => optionId(listId, index)}
        />
        {hasList ? null : children}
      </div>
      <output className="visually-hidden">{box.news}</output>
      <output className="visually-hidden">{hasList ? `추천 ${suggestions.length}개` : ''}</output>
      {box.notice === null ? null : <AlertDialog title="알림" text={box.notice} onConfirm={box.closeNotice} />}
    </>
  );
}

/** A notice that was read gives the focus back, but with the caret before the word that is to be mended. */
function useCaretAtEnd(input: RefObject<HTMLInputElement | null>, notice: string | null): void {
  useEffect(() => {
    const element = input.current;
    if (notice === null && element && document.activeElement === element)
      element.setSelectionRange(element.value.length, element.value.length);
  }, [input, notice]);
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
