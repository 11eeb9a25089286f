import { TextInput, type TextInputProps } from '@mantine/core';
import { groupTyped } from './telephone.ts';

/** A telephone number, with hyphens while it is typed. Other ways to write it stay as they are: `telephoneRule` reads them. */
export function TelephoneField({ onChange, ...props }: TextInputProps) {
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      {...props}
      onChange={(event) => {
        group(event.currentTarget);
        onChange?.(event);
      }}
    />
  );
}

/** The caret stays behind the same digit. */
function group(input: HTMLInputElement): void {
  const grouped = groupTyped(input.value);
  if (grouped === input.value) return;
  const before = input.value.slice(0, input.selectionStart ?? undefined).replaceAll('-', '').length;
  let caret = 0;
  for (let digits = 0; digits < before; caret += 1) if (grouped[caret] !== '-') digits += 1;
  input.value = grouped;
  input.setSelectionRange(caret, caret);
}
