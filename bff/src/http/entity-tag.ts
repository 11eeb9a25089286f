import { createHash } from 'node:crypto';

/** Weak, since proxies compress: the same data, not the same bytes. The media type depends on Accept, so it is part of it. */
export function entityTagOf(type: string, body: Buffer): string {
  return `W/"${createHash('sha1').update(type).update(body).digest('base64url')}"`;
}

/** Whether a client that sent this If-None-Match has the response already. */
export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = withoutStrength(tag);
  return ifNoneMatch
    .split(',')
    .map((each) => each.trim())
    .some((each) => each === '*' || withoutStrength(each) === opaque);
}

function withoutStrength(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
