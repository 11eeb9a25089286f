/** The result of a step, passed to the subscription's page as navigation state. */
export function readOutcome(state: unknown): string | null {
  const outcome = (state as { subscriptionOutcome?: unknown } | null)?.subscriptionOutcome;
  return typeof outcome === 'string' ? outcome : null;
}

export function outcomeState(subscriptionOutcome: string): { subscriptionOutcome: string } {
  return { subscriptionOutcome };
}
