import { Input } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useId, useRef, useState, type FormEvent } from 'react';
import { keywordError, toKeyword } from '../../shared/list-search/read-keyword.ts';
import buttons from '../../shared/ui/button.module.css';
import classes from './Upload.module.css';

interface RowSearchProps {
  keyword: string;
  /** Empty: all rows. */
  onSearch: (keyword: string) => void;
}

/** Finds rows by their receiver or own order number. */
export function RowSearch({ keyword, onSearch }: RowSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const mistakeId = useId();
  const [text, setText] = useState('');
  const [mistake, setMistake] = useState<string | null>(null);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const word = toKeyword(text);
    const tooLong = keywordError(word);
    setMistake(tooLong);
    if (tooLong === null) onSearch(word);
    else field.current?.focus();
  }

  return (
    <search>
      <form className={classes.ways} onSubmit={search}>
        <input
          ref={field}
          type="search"
          aria-label="받는분이나 고객주문번호로 찾기"
          placeholder="받는분, 고객주문번호"
          aria-invalid={mistake !== null}
          aria-describedby={mistake === null ? undefined : mistakeId}
          className={classes.word}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setMistake(null);
          }}
        />
        <button type="submit" className={buttons.secondary}>
          찾기
        </button>
        {keyword === '' ? null : (
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => {
              setText('');
              setMistake(null);
              onSearch('');
            }}
          >
            전체 보기
          </button>
        )}
        {mistake === null ? null : (
          <Input.Error id={mistakeId} role="alert">
            {mistake}
          </Input.Error>
        )}
      </form>
    </search>
  );
}
