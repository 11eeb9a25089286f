import type { Device } from '../../__generated__/graphql.ts';

const phoneOrTablet =
  /Android|iPhone|iPad|iPod|Windows Phone|Mobile|Tablet|Silk|Kindle|PlayBook|BlackBerry|BB10|Opera Mini|webOS|Tizen(?!.*TV)|SamsungBrowser/iu;

/**
 * The shopper's device, by the user agent (specification section 4): phones and tablets are mobile, everything else is
 * a desktop. The gateway calls this same function, so both always agree.
 */
export function deviceOf(userAgent: string | undefined): Device {
  return phoneOrTablet.test(userAgent ?? '') ? 'MOBILE' : 'DESKTOP';
}
