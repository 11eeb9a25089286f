import type { Device } from '../graphql/__generated__/schema-types.ts';

const phoneOrTablet = /Android|iPhone|iPad|iPod|Windows Phone|Mobile|Tablet|Silk|Kindle|PlayBook|BlackBerry|BB10|Opera Mini|webOS|Tizen(?!.*TV)|SamsungBrowser/iu;

/** What the shopper holds, by the user agent: phones and tablets are mobile, everything else is a desktop. */
export function deviceOf(userAgent: string | undefined): Device {
  return phoneOrTablet.test(userAgent ?? '') ? 'MOBILE' : 'DESKTOP';
}
