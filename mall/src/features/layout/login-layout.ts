import type { Handlers } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { issueGuestTokens } from '../auth/guests.ts';
import { findMallByUrl, type Mall } from '../../malls/mall.queries.ts';

export const loginLayoutHandlers = {
  getLoginLayout: async (context, { params: { mallUrl = '' } }) => {
    const mall = await findMallByUrl(context.db, mallUrl);
    if (!mall) throw notFound('쇼핑몰을');
    const tokenInfo = mall.marketingMallYn === 'Y' ? await issueGuestTokens(context, mall) : null;
    return { adMall: toAdMall(mall), endPoint: context.settings.endPoint, tokenInfo };
  },
} satisfies Partial<Handlers>;

function toAdMall(mall: Mall) {
  const { isDefault: _isDefault, prir: _prir, createdAt: _createdAt, ...adMall } = mall;
  return adMall;
}
