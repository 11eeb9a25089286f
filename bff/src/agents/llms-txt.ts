import { Router } from 'express';
import { hostReader, listedMalls } from '../rules/hosts.ts';
import type { Settings } from '../config.ts';
import { originOf } from './origin.ts';
import type { Tool } from './tools.ts';

/** /llms.txt: what a language model may do here, with the host's malls. */
export function llmsTxt(
  settings: Pick<Settings, 'MALL_HOSTS' | 'SHOP_KEYS' | 'LISTED_MALLS'>,
  tools: readonly Pick<Tool, 'name' | 'title' | 'isForMembers'>[],
): Router {
  const router = Router();
  const readHost = hostReader(settings.MALL_HOSTS);
  const toolLines = tools.map(
    ({ name, title, isForMembers }) => `- ${name}${isForMembers ? ' (bearer)' : ''}: ${title}`,
  );
  router.get('/llms.txt', (request, response, next) => {
    const host = readHost(request.get('host'));
    if (host === null) return next();
    const origin = originOf(request);
    const malls = listedMalls(host, settings).map((url) => `- [${url}](${origin}/${url}/home)`);
    const lines = [
      '# 통신가족샵',
      '',
      '> 통신 가족이 쓰는 한국 쇼핑몰: 휴대폰과 요금제, 일반 상품, 이벤트, 정기구독. A Korean mall for phones with plans, goods, events and subscriptions.',
      '',
      `Tools over the Model Context Protocol (streamable HTTP, stateless): ${origin}/mcp. Reading needs no sign-in; tools marked (bearer) need a member's access token in the header Authorization.`,
      'Payment, signature and certification are done by the person, on pages of the mall.',
      '',
      '## Tools',
      '',
      ...toolLines,
      '',
      '## Malls',
      '',
      ...malls,
      '',
      '## Optional',
      '',
      `- [sitemaps](${origin}/robots.txt)`,
      '',
    ];
    return response.set('cache-control', 'public, max-age=3600').type('text').send(lines.join('\n'));
  });
  return router;
}
