import type { Settings } from '../../config.ts';
import type { CreateCheckoutInput } from '../../graphql/__generated__/schema-types.ts';
import { allowsMall, hostReader } from '../../rules/hosts.ts';

/**
 * The address of a mall's checkout page. Its fragment holds the ticket and what is opened: browsers send no fragment to any server,
 * so that no log, proxy or preview of links reads it (docs/decisions/0053).
 */
export function checkoutUrl(
  { mallUrl, opens, number, returnUrl }: Omit<CreateCheckoutInput, 'idempotencyKey'>,
  ticket: string,
  origin: string,
): string {
  const fragment = new URLSearchParams({ ticket, opens });
  if (number != null) fragment.set('number', number);
  if (returnUrl != null) fragment.set('returnUrl', returnUrl);
  return `${origin}/${encodeURIComponent(mallUrl)}/checkout#${fragment}`;
}

/** The origin of a mall's pages: where the request came to, or the first host of the mall. */
export function originOfMall(
  mallUrl: string,
  requested: string | null,
  { MALL_HOSTS, PORT }: Pick<Settings, 'MALL_HOSTS' | 'PORT'>,
): string {
  const readHost = hostReader(MALL_HOSTS);
  const allows = (host: string) => {
    const shop = readHost(host);
    return shop !== null && allowsMall(shop, mallUrl);
  };
  const url = URL.parse(requested ?? '');
  if (url && allows(url.host)) return url.origin;
  const host = MALL_HOSTS.find(allows);
  return host === undefined ? `http://localhost:${PORT}` : `https://${host}`;
}
