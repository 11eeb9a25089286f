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

/** A mall as its layout tells it; everything else of it is asked for when wanted. */
export interface MallModel extends Pick<Mall, OwnFields> {
  device: Device;
  /** Where its pictures live; empty for the storefront's own /images. */
  imageHost: string;
}

/** Of which mall, for which device, with pictures from where. */
export type MallScope = Pick<MallModel, 'number' | 'url' | 'device' | 'imageHost'>;
