/** What the mall sends outside the contract without making an answer useless. Each kind is told once. */
export type ContractViolationListener = (violation: string) => void;

const mostKinds = 1_000;
const told = new Set<string>();
const listeners = new Set<ContractViolationListener>();

/** Notes that something did not fit. `violation` names the place and never holds more than a code of the mall's. */
export function noteContractViolation(violation: string): void {
  if (told.has(violation) || told.size >= mostKinds) return;
  told.add(violation);
  for (const listener of listeners) listener(violation);
}

/** Listens until the returned function is called. A new listener hears every kind afresh. */
export function onContractViolation(listener: ContractViolationListener): () => void {
  told.clear();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
