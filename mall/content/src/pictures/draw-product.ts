import { artOf } from './art.ts';
import type { Extent } from './kinds/drawing.ts';
import { productCarton } from './kinds/parts/carton.ts';
import type { BoardPicture, ProductPicture } from './picture-path.ts';
import { drawingOf, type ProductKind } from './product-kinds.ts';
import { drawSetting } from './settings/settings.ts';
import { short } from './svg/element.ts';
import { group, rect, stretch } from './svg/shapes.ts';
import { Sheet } from './svg/sheet.ts';
import { Variation } from './svg/variation.ts';

/** Phones are taller than wide: 800 x 1000, as on their cards. */
function productHeight(kind: ProductKind): number {
  return kind.startsWith('phone') && kind !== 'phone-case' ? 1000 : 800;
}

interface Fit {
  /** Lets the drawing fill about 70 % of its canvas. */
  scale: number;
  extent: Extent;
}

export function fitOf(kind: ProductKind): Fit {
  const { extent } = drawingOf(kind);
  const isTall = productHeight(kind) === 1000;
  return { extent, scale: Math.min(1.3, (isTall ? 620 : 610) / extent.width, (isTall ? 770 : 590) / extent.height) };
}

export function drawProductPicture(product: ProductPicture): string {
  const sheet = new Sheet();
  const height = productHeight(product.kind);
  const inside = views[product.view](sheet, product, height);
  return sheet.document(800, height, inside);
}

/** A product in its place, 4:3, for boards. */
export function drawBoardPicture(board: BoardPicture): string {
  const sheet = new Sheet();
  const inside = sceneOf(sheet, { ...board, view: 'scene' }, 600, 0.78);
  return sheet.document(800, 600, inside);
}

/** The product alone, standing on its ground, for banners and scenes. */
export function drawProductArt(sheet: Sheet, product: ProductPicture): string {
  const { draw, isSupple } = drawingOf(product.kind);
  const drawing = draw(artOf(sheet, product));
  if (!isSupple) return drawing;
  const proportions = new Variation(`${product.kind} proportions`, product.variant);
  return stretch(proportions.between(0.93, 1.05), proportions.between(0.93, 1.02), drawing);
}

type DrawView = (sheet: Sheet, product: ProductPicture, height: number) => string;

const views: Record<ProductPicture['view'], DrawView> = {
  front: (sheet, product, height) => backdrop(sheet, height) + centred(product, height, drawProductArt(sheet, product)),
  back: (sheet, product, height) =>
    backdrop(sheet, height) + rearViews[drawingOf(product.kind).rear ?? 'carton'](sheet, product, height),
  detail: (sheet, product, height) => {
    const [x, y] = drawingOf(product.kind).focus;
    return (
      backdrop(sheet, height) + placed(2.1, x, y, 400, height / 2, drawProductArt(sheet, { ...product, view: 'front' }))
    );
  },
  scene: (sheet, product, height) => sceneOf(sheet, product, height, 0.8),
};

function backdrop(sheet: Sheet, height: number): string {
  return (
    rect(0, 0, 800, height, 0, '#f6f7f9') +
    rect(0, 0, 800, height, 0, sheet.glow(0.38, 0.32, 0.8, '#ffffff', ['#f6f7f9', 0.55], '#e8ebf0'))
  );
}

/** Scaled, with the drawing's point (x, y) at (toX, toY). */
export function placed(scale: number, x: number, y: number, toX: number, toY: number, drawing: string): string {
  return group(
    { transform: `translate(${short(toX - x * scale)} ${short(toY - y * scale)}) scale(${scale.toFixed(3)})` },
    drawing,
  );
}

function centred({ kind, variant }: ProductPicture, height: number, drawing: string): string {
  const { scale: most, extent } = fitOf(kind);
  // Sizes differ a little on a shelf; a row of equal heights looks stamped.
  const scale = most * new Variation(`${kind} size`, variant).between(0.93, 1.02);
  const ground = height / 2 + 8 + (extent.height * scale) / 2;
  return placed(scale, extent.middle, extent.ground, 400, ground, drawing);
}

const rearViews: Record<'own' | 'mirrored' | 'carton', DrawView> = {
  own: (sheet, product, height) => centred(product, height, drawProductArt(sheet, product)),
  // Never twice in one picture: a shopper counts what is shown.
  mirrored: (sheet, product, height) =>
    group({ transform: 'translate(800 0) scale(-1 1)' }, centred(product, height, drawProductArt(sheet, product))),
  carton: beforeCarton,
};

function beforeCarton(sheet: Sheet, product: ProductPicture): string {
  const { scale, extent } = fitOf(product.kind);
  const drawing = drawProductArt(sheet, product);
  const front = Math.min(scale * 0.8, 470 / extent.width);
  const behind = placed(0.84, 300, 640, 262, 650, productCarton(artOf(sheet, product)));
  return behind + placed(front, extent.middle, extent.ground, 520, 694, drawing);
}

function sceneOf(sheet: Sheet, product: ProductPicture, height: number, size: number): string {
  const floor = Math.round(height * 0.87);
  const { scale, extent } = fitOf(product.kind);
  const kept = Math.min(scale * size, (floor - 36) / extent.height);
  const room = drawSetting(drawingOf(product.kind).setting, {
    sheet,
    width: 800,
    height,
    floor,
    variant: product.variant,
  });
  return (
    room + placed(kept, extent.middle, extent.ground, 400, floor, drawProductArt(sheet, { ...product, view: 'front' }))
  );
}
