/** An opaque id, unique over malls: what kind of thing, in which mall, which one. */
export function opaqueId(kind: string, ...parts: (string | number)[]): string {
  return Buffer.from([kind, ...parts].join('\u0000')).toString('base64url');
}
