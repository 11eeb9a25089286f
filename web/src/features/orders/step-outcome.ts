/** How a step ended, in words: passed as navigation state to the page of the subscription or the phone's order. */
export function readOutcome(state: unknown): string | null {
  const outcome = (state as { stepOutcome?: unknown } | null)?.stepOutcome;
  return typeof outcome === 'string' ? outcome : null;
}

export function outcomeState(stepOutcome: string | null): { stepOutcome: string | null } {
  return { stepOutcome };
}
