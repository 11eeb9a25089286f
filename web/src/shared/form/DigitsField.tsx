import { TextInput, type TextInputProps } from '@mantine/core';

interface DigitsFieldProps extends TextInputProps {
  /** Maximum number of digits; further ones are cut off. Omit it if a cut would save a wrong number. */
  digits?: number;
}

/** Only digits; the mouse wheel does not change it (specification section 5). Telephones have their own field. */
export function DigitsField({ digits, onChange, ...props }: DigitsFieldProps) {
  return (
    <TextInput
      inputMode="numeric"
      {...props}
      onChange={(event) => {
        keepDigits(event.currentTarget, digits);
        onChange?.(event);
      }}
      onWheel={({ currentTarget }) => document.activeElement === currentTarget && currentTarget.blur()}
    />
  );
}

/** A code from a message. Browsers on phones offer to fill it in. */
export function CodeField(props: TextInputProps) {
  return <DigitsField label="인증번호" autoComplete="one-time-code" required {...props} />;
}

// No maxLength: it would cut "123-456" off before its hyphen is gone.
function keepDigits(input: HTMLInputElement, most?: number): void {
  const kept = digitsOf(input.value).slice(0, most);
  if (kept === input.value) return;
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = kept;
  input.setSelectionRange(caret, caret);
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/gu, '');
}
