import type { Drawing } from './kinds/drawing.ts';
import { drawings } from './kinds/registry.ts';

/** Every kind of product that the mall can draw. The key is the word in the picture's path. */
export type ProductKind = keyof typeof drawings;

export const productKinds = Object.keys(drawings) as ProductKind[];

export function drawingOf(kind: ProductKind): Drawing {
  return drawings[kind];
}
