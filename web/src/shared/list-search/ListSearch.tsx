import { ActionIcon, Input } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Input.css';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchIcon } from '../ui/icons/icons.tsx';
import { keywordError } from './read-keyword.ts';

interface ListSearchProps {
  label: string;
  placeholder: string;
  /** The keyword in the address. A too long one does not filter the list: the field shows why. */
  keyword: string;
  /** The list's path, without a query. */
  path: string;
  /** The other parameters of the list; without the page number, since a search starts at the first. */
  kept: Readonly<Record<string, string>>;
}

/** Filters a list by a text. The text goes into the address; it works as a plain form before hydration. */
export function ListSearch({ label, placeholder, keyword, path, kept }: ListSearchProps) {
  const navigate = useNavigate();
  const mistakeId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [mistake, setMistake] = useState(() => keywordError(keyword));
  // Another field in its place would lose the focus after a search.
  useEffect(() => {
    if (!input.current || input.current.value.trim() === keyword) return;
    input.current.value = keyword;
    setMistake(keywordError(keyword));
  }, [keyword]);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const word = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    const tooLong = keywordError(word);
    setMistake(tooLong);
    if (tooLong !== null) return input.current?.focus();
    const query = new URLSearchParams({ ...kept, ...(word ? { keyword: word } : {}) });
    return void navigate(query.size > 0 ? `${path}?${query}` : path);
  }

  return (
    <search>
      <form action={path} onSubmit={search}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Input
          ref={input}
          aria-label={label}
          name="keyword"
          type="search"
          size="md"
          defaultValue={keyword}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          error={mistake !== null}
          aria-describedby={mistake === null ? undefined : mistakeId}
          onInput={() => setMistake(null)}
          rightSectionPointerEvents="all"
          rightSection={
            <ActionIcon type="submit" variant="transparent" size="input-md" aria-label="찾기">
              <SearchIcon size={20} />
            </ActionIcon>
          }
        />
        {mistake === null ? null : (
          <Input.Error id={mistakeId} role="alert">
            {mistake}
          </Input.Error>
        )}
      </form>
    </search>
  );
}
