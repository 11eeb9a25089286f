import type { PagePurpose } from '../proof.ts';

/** The page that a shopper left for the agency without a popup. No secrets: they would outlive the page. */
export interface WayBack {
  purpose: PagePurpose;
  /** Path and query. */
  path: string;
  /** The router's state of that page: which step it was. */
  state: unknown;
  /** Number of the request, once it began. */
  requestNumber: string | null;
}

const key = 'family-mall.phone-certification';

export function keepWayBack(wayBack: WayBack | null): void {
  try {
    if (wayBack === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(wayBack));
  } catch {
    // A browser without storage: the result page says that it knows no way back.
  }
}

export function readWayBack(): WayBack | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<WayBack> | null;
    const isOurs =
      typeof kept?.path === 'string' && /^\/(?!\/)[^\\]*$/u.test(kept.path) && typeof kept.purpose === 'string';
    return isOurs ? (kept as WayBack) : null;
  } catch {
    return null;
  }
}

/** The agency's result on its way to the page that requested it: between two pages of one document, in memory. */
export interface HandedBack {
  purpose: PagePurpose;
  requestNumber: string;
  result: string;
}

let handed: HandedBack | null = null;

export function handBack(value: HandedBack): void {
  handed = value;
}

/** Once, and for the purpose of the certification. */
export function takeHandedBack(purpose: PagePurpose): HandedBack | null {
  const value = handed;
  handed = null;
  return value?.purpose === purpose ? value : null;
}
