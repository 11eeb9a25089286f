import type { Image } from '../graphql/__generated__/schema-types.ts';
import { holdsControl } from './link.ts';

/** The origin of a mall's images; empty when the gateway serves them. */
export type ImageHostOf = (endPoint: string | null) => string;

interface ImageSettings {
  IMAGE_HOST?: string | undefined;
  HOST: string;
  PORT: number;
  MALL_HOSTS: readonly string[];
}

/** The port in the image addresses of a mall without the gateway's address in its settings. */
const portOfAMallToldNothing = 4_000;

/**
 * The contract, section 3: an image's address is endPoint and path. If endPoint is this gateway, the address is the path alone, so
 * that images work under any host name of the shop. IMAGE_HOST overrides the mall's endPoint.
 */
export function imageHostReader(settings: ImageSettings, listeningPort = settings.PORT): ImageHostOf {
  const ports = new Set([settings.PORT, listeningPort, portOfAMallToldNothing]);
  const isOurs = ({ protocol, hostname, host, port }: URL): boolean => {
    if (settings.MALL_HOSTS.includes(host) || settings.MALL_HOSTS.includes(hostname)) return true;
    const isThisMachine =
      hostname === settings.HOST || /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u.test(hostname);
    return isThisMachine && ports.has(Number(port || (protocol === 'https:' ? 443 : 80)));
  };
  return (endPoint) => {
    if (settings.IMAGE_HOST !== undefined) return settings.IMAGE_HOST;
    const url = endPoint === null ? null : URL.parse(withScheme(endPoint.trim()));
    if (url === null || !/^https?:$/u.test(url.protocol)) return '';
    return `${isOurs(url) ? '' : url.origin}${url.pathname.replace(/\/+$/u, '')}`;
  };
}

/** Some malls name the host alone, or leave the scheme to the page. */
function withScheme(endPoint: string): string {
  return /^(?:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:\/|$)/iu.test(endPoint)
    ? `https://${endPoint.replace(/^\/\//u, '')}`
    : endPoint;
}

export function toImage(imageHost: string, path: string | null, alt: string): Image | null {
  const address = toImageAddress(imageHost, path);
  return address === null ? null : { url: address, alt };
}

/** The address of an image; null for an invalid path, and for an origin that the pages' policy forbids. */
export function toImageAddress(imageHost: string, path: string | null): string | null {
  const wanted = path?.trim() ?? '';
  if (plainPath.test(wanted)) return imageHost + wanted;
  if (wanted === '' || wanted.includes('\\') || holdsControl(wanted)) return null;
  if (/^(?:https?:)?\/\//iu.test(wanted)) return whereItIs(imageHost, wanted);
  if (scheme.test(wanted)) return null;
  const url = URL.parse(wanted.startsWith('/') ? wanted : `/${wanted}`, 'https://path.invalid');
  return url?.origin === 'https://path.invalid'
    ? `${imageHost}${url.pathname.replace(/^\/+/u, '/')}${url.search}`
    : null;
}

/** Of `data:`, `file:`, `blob:` and the like, which are no paths. */
const scheme = /^[a-z][a-z\d+.-]*:/iu;

/** Matches nearly all image paths. URL parsing would not change them. */
const plainPath = /^(?:\/[\w-]+)+\.\w+$/u;

/** Some malls write the image host in front of a path, with an outdated scheme or none. */
function whereItIs(imageHost: string, address: string): string | null {
  const host = URL.parse(imageHost);
  const url = URL.parse(address, imageHost);
  return host !== null && url?.host === host.host ? `${host.origin}${url.pathname}${url.search}` : null;
}
