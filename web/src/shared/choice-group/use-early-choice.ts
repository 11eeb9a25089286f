import { useEffectEvent, useLayoutEffect } from 'react';

interface EarlyChoice {
  /** What the browser shows as chosen; undefined while there is nothing. */
  shown(): string | undefined;
  chosen: string | null;
  onChoose(value: string): void;
}

/**
 * Heeds what was chosen in the server's markup before this part of it was hydrated. React leaves such a choice standing
 * and tells nobody, so that the price beside it would be that of another.
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
