import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { mallPath } from '../../shared/links/mall-paths.ts';
import { usePage } from '../../shared/page/page-context.ts';
import buttons from '../../shared/ui/button.module.css';
import classes from './UnknownPath.module.css';

/** A plain search, which works before the page is awake, too. */
export function SearchForm() {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  const [isMissing, setIsMissing] = useState(false);
  const [inputId, noteId] = [useId(), useId()];
  const address = mallPath(mallUrl, device, 'search/searchGoodsList');

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('keyword') as HTMLInputElement;
    const keyword = field.value.trim();
    setIsMissing(keyword === '');
    if (keyword === '') field.focus();
    else void navigate(`${address}?${new URLSearchParams({ keyword })}`);
  }

  return (
    <search aria-label="찾으시는 상품 검색" className={classes.search}>
      <form className={classes.form} action={address} onSubmit={search}>
        <label className="visually-hidden" htmlFor={inputId}>
          찾으시는 상품
        </label>
        <input
          id={inputId}
          name="keyword"
          className={classes.input}
          placeholder="찾으시는 상품을 검색해 보세요"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={50}
          aria-describedby={isMissing ? noteId : undefined}
          onInput={() => setIsMissing(false)}
        />
        <button type="submit" className={buttons.primary}>
          검색
        </button>
      </form>
      <output id={noteId} className={classes.note}>
        {isMissing && '검색어를 입력해주세요.'}
      </output>
    </search>
  );
}
