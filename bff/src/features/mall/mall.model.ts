import type { toMall } from './mall.mapper.ts';

/** A mall by its layout; other fields are loaded when selected. */
export type MallModel = ReturnType<typeof toMall>;

/** Mall, device and origin of images, for calls and mappers. */
export type MallScope = Pick<MallModel, 'number' | 'url' | 'device' | 'imageHost'>;
