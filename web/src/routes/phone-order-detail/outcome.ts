/** The result of what was done on another page, passed to the order's page as navigation state. */
export function readOutcome(state: unknown): string | null {
  const outcome = (state as { phoneOrderOutcome?: unknown } | null)?.phoneOrderOutcome;
  return typeof outcome === 'string' ? outcome : null;
}

export function outcomeState(phoneOrderOutcome: string): { phoneOrderOutcome: string } {
  return { phoneOrderOutcome };
}
