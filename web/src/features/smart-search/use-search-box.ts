import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SmartKeywordFragment } from '../../__generated__/graphql.ts';
import { lengthError } from '../../shared/form/text-limits.ts';
import {
  addChip,
  longestKeyword,
  suggestedChip,
  tidyKeyword,
  tidyText,
  typedChip,
  typedChips,
  type Chip,
} from './chips.ts';
import { keywordMatcher } from './match-keywords.ts';
import { useCompletions, type Completion } from './use-completions.ts';
import { useSearch } from './use-search.ts';

/** The exact texts of the specification, sections 5 and 8. */
export const notices = { full: '최대 3개까지 선택 가능합니다.', empty: '검색어를 입력해주세요.' } as const;

export interface SearchBoxState {
  chips: readonly Chip[];
  text: string;
  setText(text: string): void;
  /** Keywords that match the text so far. */
  suggestions: readonly SmartKeywordFragment[];
  /** Goods, categories and makers whose names complete it. */
  completions: readonly Completion[];
  /** Empties the input, and goes to the page of a completion. */
  leaveFor(path: string): void;
  /** Takes a suggested keyword. */
  choose(keyword: SmartKeywordFragment): void;
  /** The button, or Enter, with the input's text at that moment: adds the keyword, or searches. */
  press(text: string): void;
  remove(chip: Chip): void;
  removeLast(): void;
  isBusy: boolean;
  /** The message for the 알림 dialog; null: none. */
  notice: string | null;
  closeNotice(): void;
  /** For those who do not see the chips come and go. */
  news: string;
}

interface SearchBoxOptions {
  keywords: readonly SmartKeywordFragment[];
  /** Keywords of the current search. */
  initial?: readonly string[];
  /** With each change of it the box is empty again. */
  resetOn?: string;
  leavesInPlace?: boolean;
}

/** Up to three keywords on their way to a search. Specification, sections 4 and 5. */
export function useSearchBox({
  keywords,
  initial = [],
  resetOn = '',
  leavesInPlace,
}: SearchBoxOptions): SearchBoxState {
  const [chips, setChips] = useState<readonly Chip[]>(() =>
    typedChips(
      initial,
      keywords.map(({ number }) => number),
    ),
  );
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const [notice, setNotice] = useState<string | null>(null);
  const { search, isBusy } = useSearch({ onFailure: setNotice, leavesInPlace });
  const match = useMemo(() => keywordMatcher(keywords), [keywords]);
  const suggestions = useMemo(() => match(text), [match, text]);
  const completions = useCompletions(text);
  const navigate = useNavigate();

  const [lastReset, setLastReset] = useState(resetOn);
  if (lastReset !== resetOn) {
    setLastReset(resetOn);
    setChips([]);
    setText('');
    setNews('');
  }

  function take(chip: Chip) {
    const addition = addChip(chips, chip);
    if (addition.kind === 'full') return setNotice(notices.full);
    setText('');
    if (addition.kind === 'duplicate') return setNews(`${chip.name}, 이미 담은 검색어예요.`);
    setChips(addition.chips);
    setNews(`${chip.name} 담았어요. 검색어 ${addition.chips.length}개.`);
  }

  const numbersTaken = () => [...chips.map(({ id }) => id), ...keywords.map(({ number }) => number)];

  function press(typed: string) {
    if (isBusy) return;
    const word = tidyKeyword(typed);
    const tooLong = lengthError(tidyText(typed), longestKeyword);
    if (tooLong !== null) return setNotice(tooLong);
    if (word !== '') return take(typedChip(word, numbersTaken()));
    if (chips.length === 0) return setNotice(notices.empty);
    void search(chips.map(({ name }) => name));
  }

  function remove(chip: Chip) {
    const rest = chips.filter(({ id }) => id !== chip.id);
    setChips(rest);
    setNews(`${chip.name} 뺐어요. 검색어 ${rest.length}개.`);
  }

  return {
    chips,
    text,
    setText,
    suggestions,
    completions,
    leaveFor: (path) => {
      setText('');
      void navigate(path, { replace: leavesInPlace ?? false });
    },
    choose: (keyword) => take(suggestedChip(keyword, numbersTaken(), chips)),
    press,
    remove,
    removeLast: () => {
      const last = chips.at(-1);
      if (last) remove(last);
    },
    isBusy,
    notice,
    closeNotice: () => setNotice(null),
    news,
  };
}
