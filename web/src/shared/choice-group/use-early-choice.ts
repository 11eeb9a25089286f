import { useEffectEvent, useLayoutEffect } from 'react';

interface EarlyChoice {
  /** The choice that the browser shows; undefined while there is none. */
  shown(): string | undefined;
  chosen: string | null;
  onChoose(value: string): void;
}

/**
 * Applies a choice made in the server's markup before this part was hydrated. React keeps such a choice without an
 * event, so that the price beside it would be that of another.
 */
export function useEarlyChoice({ shown, chosen, onChoose }: EarlyChoice): void {
  const choose = useEffectEvent(onChoose);
  const heed = useEffectEvent(() => {
    const early = shown();
    // A choice is rendered at once, which React refuses while it is still hydrating the markup.
    if (early !== undefined && early !== chosen) queueMicrotask(() => choose(early));
  });
  useLayoutEffect(() => heed(), []);
}
