import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { lengthError } from '../../shared/form/text-limits.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { longestKeyword } from '../../shared/list-search/longest-keyword.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import classes from './UnknownPath.module.css';

/** A plain search, which works before hydration, too. */
export function SearchForm() {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  const [mistake, setMistake] = useState<string | null>(null);
  const address = pathTo('search-results', { url: mallUrl }, device);

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('keyword') as HTMLInputElement;
    const keyword = field.value.trim();
    const wrong = keyword === '' ? '검색어를 입력해주세요.' : lengthError(keyword, longestKeyword);
    setMistake(wrong);
    if (wrong !== null) field.focus();
    else void navigate(`${address}?${new URLSearchParams({ keyword })}`);
  }

  return (
    <search aria-label="찾으시는 상품 검색" className={classes.search}>
      <MantineSurface>
        <form className={classes.form} action={address} onSubmit={search}>
          <TextInput
            className={classes.field}
            aria-label="찾으시는 상품"
            name="keyword"
            placeholder="찾으시는 상품을 검색해 보세요"
            autoComplete="off"
            enterKeyHint="search"
            error={mistake}
            onInput={() => setMistake(null)}
          />
          <Button type="submit" size="lg" className={classes.button}>
            검색
          </Button>
        </form>
      </MantineSurface>
    </search>
  );
}
