import { devices } from './browser.ts';
import { listedPaths } from '../../web/test/walk/listing.ts';
import { findRoute } from '../../web/src/shop/addresses/match-page.ts';

export type Held = 'desktop' | 'phone';

/** Links of one pattern differ only in their numbers. */
export type PerPattern = 1 | 2;

/** A phone's page has other links than that of other goods. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://shop.invalid');
  const pattern = findRoute(pathname)?.entry.pattern ?? address;
  return `${pattern} ${searchParams.get('gdsGrpNo')?.slice(0, 2) ?? ''}`;
}

/** Public pages whose content differs for members. What a visitor's crawl finds on the others is theirs too. */
const differsForMembers = ['home', 'product', 'category'];

/** An address for each page of the listing that a device has, below a mall: where a crawl starts. */
export function entriesOf(mallUrl: string, held: Held, who: 'visitor' | 'member'): string[] {
  const missing = held === 'desktop' ? 'M' : 'D';
  const start = held === 'desktop' ? `/${mallUrl}` : `/m/${mallUrl}`;
  const onDevice = listedPaths.filter(
    ({ where, audience, page }) =>
      where !== missing && (who === 'visitor' || audience === 'members' || differsForMembers.includes(page)),
  );
  return [...new Map(onDevice.map(({ page, path }) => [page, `${start}/${path}`])).values()];
}

/** The problem of a followed link; null: it opens. */
export class LinkCheck {
  readonly #shopUrl: string;
  readonly #held: Held;
  readonly #perPattern: PerPattern;
  readonly #followed: Map<string, Set<string>>;

  /** `earlier`: what another check has followed in the same mall on the same device need not be followed again. */
  constructor(shopUrl: string, held: Held, perPattern: PerPattern = 2, earlier?: LinkCheck) {
    this.#shopUrl = shopUrl;
    this.#held = held;
    this.#perPattern = perPattern;
    this.#followed = new Map(
      [...(earlier ? earlier.#followed : [])].map(([kind, addresses]) => [kind, new Set(addresses)]),
    );
  }

  /** Whether enough of its kind have been followed already. */
  isNew(address: string): boolean {
    const kind = kindOf(address);
    const followed = this.#followed.get(kind) ?? new Set();
    this.#followed.set(kind, followed);
    if (followed.has(address) || followed.size >= this.#perPattern) return false;
    followed.add(address);
    return true;
  }

  async open(address: string): Promise<{ fault: string | null; html: string }> {
    const { userAgent } = devices[this.#held];
    const response = await fetch(this.#shopUrl + address, { headers: userAgent ? { 'user-agent': userAgent } : {} });
    const html = await response.text();
    const drawn = /data-rendered="([^"]*)"/u.exec(html)?.[1] ?? '';
    const isOpen = response.status === 200 && !drawn.startsWith('phones-only');
    return { fault: isOpen ? null : `${response.status} ${drawn}`, html };
  }
}

/** The links of a rendered page within the shop, without their fragments. */
export function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/gu)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(links)].filter(isPage);
}

/** A page that is closed may still link to itself, as for the terms over it. */
export function isSamePage(link: string, address: string): boolean {
  return pageOf(link) === pageOf(address);
}

/** A page by its path, on either device. */
function pageOf(address: string): string | undefined {
  return address.split('?', 1)[0]?.replace(/^\/m\//u, '/');
}

/** Malls link to their own pages; files and the developers' tools are not pages. */
export function isPage(href: string): boolean {
  return !/^\/(?:assets|images|dev|sandbox|graphql|favicon)\b/u.test(href);
}
