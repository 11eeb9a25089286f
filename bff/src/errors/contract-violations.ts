/** Contract violations that leave a response usable. Each kind is logged once. */
export type ContractViolationListener = (violation: string) => void;

const mostKinds = 1_000;
const told = new Set<string>();
const listeners = new Set<ContractViolationListener>();

/** Notes a contract violation. `violation` names the field, and contains at most a code of the mall. */
export function noteContractViolation(violation: string): void {
  if (told.has(violation) || told.size >= mostKinds) return;
  told.add(violation);
  for (const listener of listeners) listener(violation);
}

/** Listens until the returned function is called. A new listener gets each kind once more. */
export function onContractViolation(listener: ContractViolationListener): () => void {
  told.clear();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
