import type { Settings } from '../config.ts';

/** Name part that the hosts of a family and its malls share (specification, section 1). */
const stems = ['familyshop', 'groupware', 'biz'];

/** Origin of a mall's pages: the first allowed host of its family, or that of the settings. */
function originOf(
  { storefrontUrl, mallHosts }: Pick<Settings, 'storefrontUrl' | 'mallHosts'>,
  mallUrl: string,
): string {
  const stem = stems.find((each) => mallUrl.includes(each));
  const host = mallHosts.find((each) => stem !== undefined && each.includes(stem));
  return host === undefined ? storefrontUrl : `${new URL(storefrontUrl).protocol}//${host}`;
}

/** An absolute address in a mall; the storefront redirects phones to the `/m` counterpart. `path` begins with a slash. */
export function mallAddress(settings: Settings, mallUrl: string, path: string): string {
  return `${originOf(settings, mallUrl)}/${mallUrl}${path}`;
}

/** The absolute address of a picture: at the image host, or at the storefront, whose gateway serves them then. */
export function pictureAddress(settings: Settings, mallUrl: string, path: string): string | null {
  // Mail programs show no drawings, and each is served as a bitmap too. A path that is none costs the picture, not the mail.
  const bitmap = path.replace(/\.svg$/u, '.png');
  return URL.parse(bitmap, settings.imageHost ?? originOf(settings, mallUrl))?.href ?? null;
}

/** The page to unsubscribe from mails. It belongs to no mall. */
export function rejectAddress(settings: Settings, mallUrl: string, signedMemNo: string): string {
  return `${originOf(settings, mallUrl)}/email/rejectMailYn/${encodeURIComponent(signedMemNo)}`;
}

/** Whether an address is allowed as a return address: on an allowed host, or without a list on this machine. */
export function isOnShopHost({ mallHosts }: Pick<Settings, 'mallHosts'>, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, host, hostname } = new URL(address);
  if (!['http:', 'https:'].includes(protocol) || username !== '' || password !== '') return false;
  if (mallHosts.length > 0) return mallHosts.includes(host) || mallHosts.includes(hostname);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}
