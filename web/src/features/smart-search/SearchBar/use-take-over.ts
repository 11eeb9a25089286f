import { useLayoutEffect, type RefObject } from 'react';

/** What a shopper had done in the plain field before its better was there. */
export interface Started {
  text: string;
  hadFocus: boolean;
}

/** Goes on where the plain field left off. */
export function useTakeOver(
  takeStarted: () => Started | null,
  input: RefObject<HTMLInputElement | null>,
  setText: (text: string) => void,
): void {
  useLayoutEffect(() => {
    const started = takeStarted();
    if (started?.text) setText(started.text);
    if (started?.hadFocus) input.current?.focus();
  });
}
