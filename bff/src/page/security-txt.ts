import { Router, type NextFunction, type Request, type Response } from 'express';
import { mallLoaders } from '../features/mall/mall.loaders.ts';
import type { Shared } from '../request/create-context.ts';
import { hostReader, rootMall } from '../rules/hosts.ts';
import { visitorContext } from './visitor-context.ts';

const halfAYearDays = 182;
const dayMs = 86_400_000;

type FindContact = (request: Request, response: Response) => Promise<string | null>;

/** RFC 9116: /.well-known/security.txt says where to report a hole. Without an address there is no such file. */
export function securityTxt(findContact: FindContact, now: () => Date = () => new Date()): Router {
  const router = Router();
  const send = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const contact = await findContact(request, response);
    if (contact === null) return next();
    // The whole day has one text. It must expire within a year, and is renewed with each answer.
    const today = Math.floor(now().getTime() / dayMs);
    const expires = new Date((today + halfAYearDays) * dayMs).toISOString();
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: ko, en', ''];
    return void response.set('cache-control', 'public, max-age=3600').type('text').send(lines.join('\n'));
  };
  router.get('/.well-known/security.txt', (request, response, next) => send(request, response, next));
  return router;
}

/** The operator's own address, or else the mail of the host's first mall, which is in its footer. Null: neither is known. */
export function securityContact(shared: Shared): FindContact {
  const { SECURITY_URL, MALL_HOSTS, SHOP_KEYS } = shared.settings;
  const readHost = hostReader(MALL_HOSTS);
  return async (request, response) => {
    if (SECURITY_URL !== undefined) return SECURITY_URL;
    const host = readHost(request.get('host'));
    const url = host && rootMall(host, SHOP_KEYS);
    if (!url) return null;
    const loading = mallLoaders(visitorContext(shared, request, response)).byUrl(url, 'DESKTOP');
    const email = (await loading.catch(() => null))?.customerCenter.email;
    return email ? `mailto:${email}` : null;
  };
}
