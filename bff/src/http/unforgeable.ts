import type { Request } from 'express';

const jsonType = /(?:^|,)\s*application\/(?:json|graphql-response\+json)\s*(?:[;,]|$)/iu;

/**
 * CSRF check: no link, image, script or form of a foreign page can make a browser send this request. It has a header that such pages may
 * not set, or accepts JSON, which they never do. Browsers have no cookie to add.
 */
export function isUnforgeable({ headers }: Pick<Request, 'headers'>): boolean {
  const { accept = '', 'content-type': contentType = '' } = headers;
  const hasOwnHeader = [headers['apollo-require-preflight'], headers['x-apollo-operation-name']].some(Boolean);
  return hasOwnHeader || jsonType.test(accept) || /^application\/json\b/iu.test(contentType);
}
