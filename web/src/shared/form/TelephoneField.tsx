import { TextInput, type TextInputProps } from '@mantine/core';

/** A telephone number. What is typed or pasted stays as it is, with its caret: `telephoneRule` reads it. */
export function TelephoneField(props: TextInputProps) {
  return <TextInput type="tel" inputMode="tel" {...props} />;
}
