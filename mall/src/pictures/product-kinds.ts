import type { Drawing } from './kinds/drawing.ts';
import { drawings } from './kinds/registry.ts';

/** Every kind of product the mall can draw. The word in the picture's path is the word here. */
export type ProductKind = keyof typeof drawings;

export const productKinds = Object.keys(drawings) as ProductKind[];

export function drawingOf(kind: ProductKind): Drawing {
  return drawings[kind];
}
