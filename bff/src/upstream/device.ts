import type { Device } from '../graphql/__generated__/schema-types.ts';

export type { Device };

/** The mall's code of a device. */
export function deviceCode(device: Device): 'PC' | 'MO' {
  return device === 'MOBILE' ? 'MO' : 'PC';
}
