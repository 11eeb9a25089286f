import type { Role } from './operator-document.ts';

/** Who calls. `isForged`: a browser's call that changes something came without the session's anti-forgery token. */
export interface OperatorCaller {
  role: Role;
  isForged: boolean;
}

export type OperatorRefusal = 'SIGNED_OUT' | 'OTHER_ROLE' | 'FORGED';

/** Who may use an operation of the door: the only place that decides this. Null if nothing is refused. */
export function decideOperator(roles: ReadonlySet<Role> | null, caller: OperatorCaller | null): OperatorRefusal | null {
  if (roles === null) return null;
  if (caller === null) return 'SIGNED_OUT';
  const isAllowed = roles.has(caller.role) || (caller.role === 'ALL' && !roles.has('MACHINE'));
  if (!isAllowed) return 'OTHER_ROLE';
  return caller.isForged ? 'FORGED' : null;
}
