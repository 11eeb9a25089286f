import { useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { mallPath } from '../../../shared/links/mall-paths.ts';
import { usePage } from '../../../shared/page/page-context.ts';
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
  const [isMissing, setIsMissing] = useState(false);
  const [noteId, inputId] = [useId(), useId()];
  const { smart, takeStarted, fetchNow, holdPress, composition } = useSmartBar(input);
  const address = mallPath(mallUrl, device, 'search/searchGoodsList');

  function search(event: FormEvent) {
    event.preventDefault();
    const keyword = input.current?.value.trim() ?? '';
    setIsMissing(keyword === '');
    if (keyword === '') return input.current?.focus();
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
          maxLength={50}
          aria-describedby={isMissing ? noteId : undefined}
          onInput={() => setIsMissing(false)}
          {...composition}
        />
        <button type="submit" className={classes.button} aria-label="검색">
          <SearchIcon />
        </button>
      </form>
      <output id={noteId} className={classes.note}>
        {isMissing && '검색어를 입력해주세요.'}
      </output>
    </search>
  );
}
