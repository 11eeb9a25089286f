import type { Device, Mall } from '../../graphql/__generated__/schema-types.ts';

type OwnFields =
  | 'id'
  | 'number'
  | 'url'
  | 'title'
  | 'name'
  | 'salesType'
  | 'openAreas'
  | 'requiresLogin'
  | 'isMarketing'
  | 'supportsMobile'
  | 'theme'
  | 'branding'
  | 'customerCenter'
  | 'company';

/** A mall by its layout; other fields are loaded when selected. */
export interface MallModel extends Pick<Mall, OwnFields> {
  device: Device;
  /** Origin of its images; empty for the gateway's /images. */
  imageHost: string;
}

/** Mall, device and origin of images, for calls and mappers. */
export type MallScope = Pick<MallModel, 'number' | 'url' | 'device' | 'imageHost'>;
