import { useLayoutEffect, type RefObject } from 'react';

/** A shopper's input in the plain field before the smart one was there. */
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
