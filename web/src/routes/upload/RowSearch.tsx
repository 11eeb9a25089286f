import { useState } from 'react';
import buttons from '../../shared/ui/button.module.css';
import classes from './Upload.module.css';

interface RowSearchProps {
  keyword: string;
  /** Empty: all rows. */
  onSearch: (keyword: string) => void;
}

/** Finds rows by their receiver or own order number. */
export function RowSearch({ keyword, onSearch }: RowSearchProps) {
  const [text, setText] = useState('');
  return (
    <search>
      <form
        className={classes.ways}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <input
          type="search"
          aria-label="받는분이나 고객주문번호로 찾기"
          placeholder="받는분, 고객주문번호"
          maxLength={50}
          className={classes.word}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
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
              onSearch('');
            }}
          >
            전체 보기
          </button>
        )}
      </form>
    </search>
  );
}
