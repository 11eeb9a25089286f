import { useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { mallPath } from '../../../shared/links/mall-paths.ts';
import { usePage } from '../../../shared/page/page-context.ts';
import { SearchIcon } from '../../../shared/ui/icons/icons.tsx';
import classes from './SearchField.module.css';

/** Takes a word to the search page. It works as a plain form until the page is awake. */
export function SearchField() {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [noteId, inputId] = [useId(), useId()];
  const address = mallPath(mallUrl, device, 'search/searchGoodsList');

  function search(event: FormEvent) {
    event.preventDefault();
    const keyword = input.current?.value.trim() ?? '';
    setIsMissing(keyword === '');
    if (keyword === '') return input.current?.focus();
    void navigate(`${address}?${new URLSearchParams({ keyword })}`);
  }

  return (
    <search className={classes.root}>
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
          maxLength={60}
          aria-describedby={isMissing ? noteId : undefined}
          onInput={() => setIsMissing(false)}
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
