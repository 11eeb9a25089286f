/** Paths of mail links and of the identity service contain secrets. */
export function pathForLog(path: string): string {
  return path.replace(/((?:^|\/)(?:email\/\w+|tid|kmcert|kmcertVerification|pg)\/).+$/iu, '$1[redacted]').slice(0, 200);
}
