import type { Request } from 'express';

const jsonType = /(?:^|,)\s*application\/(?:json|graphql-response\+json)\s*(?:[;,]|$)/iu;

/**
 * Whether no link, picture, script or form of a foreign page can have made a browser send it: it names a header that such
 * pages may not set, or accepts JSON, which they never ask for. There is no cookie that a browser could add to it.
 */
export function isUnforgeable({ headers }: Pick<Request, 'headers'>): boolean {
  const { accept = '', 'content-type': contentType = '' } = headers;
  const hasOwnHeader = [headers['apollo-require-preflight'], headers['x-apollo-operation-name']].some(Boolean);
  return hasOwnHeader || jsonType.test(accept) || /^application\/json\b/iu.test(contentType);
}
