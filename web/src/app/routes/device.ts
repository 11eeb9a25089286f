import type { Device } from '../../__generated__/graphql.ts';

const phoneOrTablet =
  /Android|iPhone|iPad|iPod|Windows Phone|Mobile|Tablet|Silk|Kindle|PlayBook|BlackBerry|BB10|Opera Mini|webOS|Tizen(?!.*TV)|SamsungBrowser/iu;

/**
 * What the shopper holds, by the user agent (specification section 4): phones and tablets are mobile, everything else
 * is a desktop. The gateway asks this very function, so that both come to the same.
 */
export function deviceOf(userAgent: string | undefined): Device {
  return phoneOrTablet.test(userAgent ?? '') ? 'MOBILE' : 'DESKTOP';
}
