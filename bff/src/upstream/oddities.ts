/** What the mall sends outside the contract without making an answer useless. Each kind is told once. */
export type OddityListener = (oddity: string) => void;

const mostKinds = 1_000;
const told = new Set<string>();
const listeners = new Set<OddityListener>();

/** Notes that something did not fit. `oddity` names the place and never holds more than a code of the mall's. */
export function noteOddity(oddity: string): void {
  if (told.has(oddity) || told.size >= mostKinds) return;
  told.add(oddity);
  for (const listener of listeners) listener(oddity);
}

/** Listens until the returned function is called. A new listener hears every kind afresh. */
export function onOddity(listener: OddityListener): () => void {
  told.clear();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
