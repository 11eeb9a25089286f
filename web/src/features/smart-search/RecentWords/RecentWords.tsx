import { useId } from 'react';
import { useMallUrl } from '../../../shop/page/page-context.ts';
import { CloseIcon } from '../../../shared/ui/icons/icons.tsx';
import { forgetAllWords, forgetWord, useRecentWords } from '../recent-words.ts';
import classes from './RecentWords.module.css';

interface RecentWordsProps {
  onChoose(word: string): void;
  /** Called after a word was taken out, whose button had the focus. */
  onForgotten(): void;
}

/** 최근 검색어: each can be taken again, or be forgotten. Nothing where there is none. */
export function RecentWords({ onChoose, onForgotten }: RecentWordsProps) {
  const mallUrl = useMallUrl();
  const id = useId();
  const words = useRecentWords(mallUrl);
  if (words.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id} className={classes.title}>
          최근 검색어
        </h3>
        <button
          type="button"
          className={classes.all}
          onClick={() => {
            forgetAllWords(mallUrl);
            onForgotten();
          }}
        >
          모두 지우기
        </button>
      </div>
      <ul className={classes.words}>
        {words.map((word) => (
          <li key={word} className={classes.word}>
            <button type="button" className={classes.name} onClick={() => onChoose(word)}>
              {word}
            </button>
            <button
              type="button"
              className={classes.forget}
              aria-label={`${word} 지우기`}
              onClick={() => {
                forgetWord(mallUrl, word);
                onForgotten();
              }}
            >
              <CloseIcon size={14} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
