import type { Settings } from '../config.ts';

/** The stems that a host and its malls share. */
const stems = ['familyshop', 'groupware', 'biz'] as const;

/** A host of the shop. A null stem allows every mall (development only). */
export interface ShopHost {
  stem: (typeof stems)[number] | null;
}

/** The shop's host for a Host header; null for an unknown host. */
export type HostReader = (header: string | undefined) => ShopHost | null;

/**
 * With a list of hosts, only those; each allows the malls whose address contains its stem. Without one, this
 * machine allows every mall and names such as groupware.localhost carry a stem.
 */
export function hostReader(mallHosts: readonly string[]): HostReader {
  const allowed = new Set(mallHosts);
  return (header) => {
    const host = header?.toLowerCase() ?? '';
    const name = host.replace(/:\d+$/u, '');
    if (allowed.size === 0) return localHost(name);
    return allowed.has(host) || allowed.has(name) ? withStem(name) : null;
  };
}

function localHost(name: string): ShopHost | null {
  if (['localhost', '127.0.0.1', '[::1]'].includes(name)) return { stem: null };
  return name.endsWith('.localhost') ? withStem(name) : null;
}

function withStem(name: string): ShopHost | null {
  const stem = stems.find((each) => name.includes(each));
  return stem === undefined ? null : { stem };
}

/** Whether a mall may live on the host, by its address alone. */
export function allowsMall({ stem }: ShopHost, mallUrl: string): boolean {
  return stem === null || mallUrl.includes(stem);
}

/** The mall at / : the first shop key that the host allows; the default mall is one of the family's. */
export function rootMall({ stem }: ShopHost, shopKeys: readonly string[]): string | null {
  const wanted = stem ?? 'familyshop';
  return shopKeys.find((key) => key.includes(wanted)) ?? null;
}

/** The malls that are named to programs at this host. The contract has no list of malls, so the settings do. */
export function listedMalls(
  host: ShopHost,
  { SHOP_KEYS, LISTED_MALLS }: Pick<Settings, 'SHOP_KEYS' | 'LISTED_MALLS'>,
): string[] {
  return [...new Set([...SHOP_KEYS, ...LISTED_MALLS])].filter((url) => allowsMall(host, url));
}
