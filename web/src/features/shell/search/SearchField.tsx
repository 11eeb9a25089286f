import { useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { lengthError } from '../../../shared/form/text-limits.ts';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { longestKeyword } from '../../../shared/list-search/longest-keyword.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import { SearchIcon } from '../../../shared/ui/icons/icons.tsx';
import classes from './SearchField.module.css';
import { useSmartBar } from './use-smart-bar.ts';

/**
 * The search in a desktop's header: a plain form that works before hydration, until the smart one is there and
 * goes on with what was typed.
 */
export function SearchField() {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const [noteId, inputId] = [useId(), useId()];
  const { smart, takeStarted, fetchNow, holdPress, composition } = useSmartBar(input);
  const address = pathTo('search-results', { url: mallUrl }, device);

  function search(event: FormEvent) {
    event.preventDefault();
    const keyword = input.current?.value.trim() ?? '';
    const wrong = keyword === '' ? '검색어를 입력해주세요.' : lengthError(keyword, longestKeyword);
    setMistake(wrong);
    if (wrong !== null) return input.current?.focus();
    void navigate(`${address}?${new URLSearchParams({ keyword })}`);
  }

  if (smart) return <smart.SearchBar takeStarted={takeStarted} />;
  return (
    <search className={classes.root} onPointerEnter={fetchNow} onPointerDown={holdPress} onFocus={fetchNow}>
      <form className={classes.form} action={address} onSubmit={search}>
        <label className="visually-hidden" htmlFor={inputId}>
          상품 검색
        </label>
        <input
          ref={input}
          id={inputId}
          name="keyword"
          className={classes.input}
          placeholder="찾으시는 상품을 검색해 보세요"
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={mistake === null ? undefined : noteId}
          onInput={() => setMistake(null)}
          {...composition}
        />
        <button type="submit" className={classes.button} aria-label="검색">
          <SearchIcon />
        </button>
      </form>
      <output id={noteId} className={classes.note}>
        {mistake}
      </output>
    </search>
  );
}
