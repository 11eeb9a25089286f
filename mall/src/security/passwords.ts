import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's standard cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

// Of a password that nobody knows: who asks for an unknown id waits as long as for a known one.
const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$ZRuoGTPPNlx88/1iG+2xSA$OLQx4WRA5ise9NbUJ7z+rbLPmP+IkJlK/DFWw9RPRGc';

/** Takes equally long whether there is a hash or not. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? hashOfNobody, password);
  return right && passwordHash !== null;
}
