import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { mallOfTag } from '../request/cache-tags.ts';
import type { Purges } from '../shared/purges.ts';

const mostBytes = 64_000;
const mostTags = 1_000;

/**
 * POST /purge with `{"tags": [...]}` and the operators' key as bearer, on the port of the metrics: every gateway forgets what it holds of the
 * malls in them. Returns whether the request was one.
 */
export function purgeRoute(
  purges: Purges,
  key: string | undefined,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    if (key === undefined || request.url !== '/purge') return false;
    const answer = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method !== 'POST') answer(405, { error: 'Only POST' });
    else if (!isBearer(request.headers.authorization, key))
      answer(401, { error: 'The bearer is not the operators key' });
    else if (Number(request.headers['content-length'] ?? Infinity) > mostBytes) answer(413, { error: 'Too large' });
    else
      void buffer(request)
        .then(async (bytes) => {
          const tags = tagsIn(bytes.toString());
          if (tags === null)
            return answer(400, { error: 'Send {"tags": ["mall-M0001"]}: up to 1,000 tags of Cache-Tag' });
          return answer(200, { tags: tags.length, gateways: await purges.send(tags) });
        })
        .catch(() => response.destroy());
    return true;
  };
}

/** Null for anything else than tags. */
function tagsIn(text: string): string[] | null {
  try {
    const { tags } = JSON.parse(text) as { tags?: unknown };
    if (!Array.isArray(tags) || tags.length === 0 || tags.length > mostTags) return null;
    return tags.every((tag): tag is string => typeof tag === 'string' && mallOfTag(tag) !== null) ? tags : null;
  } catch {
    return null;
  }
}

/** In the same time for every wrong one. */
function isBearer(authorization: string | undefined, key: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${key}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
