import { TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEvent } from 'react';

interface DigitsFieldProps extends TextInputProps {
  /** Maximum number of digits; further ones are cut off. */
  digits: number;
}

/** Only digits, limited in number; the mouse wheel does not change it (specification section 5). */
export function DigitsField({ digits, onChange, ...props }: DigitsFieldProps) {
  return (
    <TextInput
      inputMode="numeric"
      {...props}
      onChange={(event) => {
        clamp(event, digits);
        onChange?.(event);
      }}
      onWheel={({ currentTarget }) => document.activeElement === currentTarget && currentTarget.blur()}
    />
  );
}

/** A number that was sent to the shopper. Browsers on phones offer it from the message. */
export function CodeField(props: TextInputProps) {
  return <DigitsField label="인증번호" digits={6} autoComplete="one-time-code" required {...props} />;
}

// No maxLength: it would cut "010-1234-5678" off before its hyphens are gone.
function clamp({ currentTarget }: ChangeEvent<HTMLInputElement>, digits: number): void {
  const kept = currentTarget.value.normalize('NFKC').replaceAll(/\D/gu, '').slice(0, digits);
  if (kept !== currentTarget.value) currentTarget.value = kept;
}
