import { Router } from 'express';

const halfAYearDays = 182;
const dayMs = 86_400_000;

/** RFC 9116: /.well-known/security.txt says where to report a hole. Without an address there is no such file. */
export function securityTxt(contact: string | undefined, now: () => Date = () => new Date()): Router {
  const router = Router();
  if (contact !== undefined)
    router.get('/.well-known/security.txt', (_request, response) => {
      // The whole day has one text. It must expire within a year, and is renewed with each answer.
      const today = Math.floor(now().getTime() / dayMs);
      const expires = new Date((today + halfAYearDays) * dayMs).toISOString();
      const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: ko, en', ''];
      response.set('cache-control', 'public, max-age=3600').type('text').send(lines.join('\n'));
    });
  return router;
}
