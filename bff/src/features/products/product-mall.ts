import type { MallModel } from '../mall/mall.model.ts';

/** The fields of a mall that loading and mapping its products need. */
export type ProductMall = Pick<MallModel, 'number' | 'url' | 'device' | 'imageHost' | 'openAreas'> & {
  /** Key in global ids. Defaults to the address. */
  key?: string;
};
