import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's standard cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

// Dummy hash, so that unknown ids take as long as known ones.
const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$ZRuoGTPPNlx88/1iG+2xSA$OLQx4WRA5ise9NbUJ7z+rbLPmP+IkJlK/DFWw9RPRGc';

/** Takes equally long with and without a hash. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? hashOfNobody, password);
  return right && passwordHash !== null;
}
