import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMalls } from './use-malls.ts';

/** A filter in the address. A new choice begins at the first page. */
function useFilter(name: string): [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (value: string) =>
    setSearch((before) => {
      const chosen = new URLSearchParams(before);
      chosen.delete('page');
      if (value === '') chosen.delete(name);
      else chosen.set(name, value);
      return chosen;
    });
  return [search.get(name) ?? '', choose];
}

/** Filters by a text, with the Enter key. */
export function TextFilter({ name, label, placeholder }: { name: string; label: string; placeholder?: string }) {
  const [chosen, choose] = useFilter(name);
  // Another address, by the way back for example, begins with its own text.
  return <TypedFilter key={chosen} label={label} placeholder={placeholder} initial={chosen} onChoose={choose} />;
}

interface TypedProps {
  label: string;
  placeholder: string | undefined;
  initial: string;
  onChoose: (value: string) => void;
}

function TypedFilter({ label, placeholder, initial, onChoose }: TypedProps) {
  const [typed, setTyped] = useState(initial);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(typed.trim());
        }}
      >
        <TextInput
          label={label}
          value={typed}
          {...(placeholder !== undefined && { placeholder })}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceProps {
  name: string;
  label: string;
  choices: readonly Choice[];
}

export function ChoiceFilter({ name, label, choices }: ChoiceProps) {
  const [chosen, choose] = useFilter(name);
  return (
    <NativeSelect
      label={label}
      value={chosen}
      data={[{ value: '', label: '모두' }, ...choices]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}

export function OrderFilter() {
  return <TextFilter name="ordNo" label="주문번호로 찾기" placeholder="OR2026…" />;
}

export function MallFilter() {
  const choices = useMalls().map(({ mallId, mallNm }) => ({ value: mallId, label: mallNm }));
  return <ChoiceFilter name="mallId" label="쇼핑몰" choices={choices} />;
}

export function choicesOf(names: Readonly<Record<string, string>>): Choice[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
