import type { BannerMould } from '../picture-words.ts';
import { circle, line, path, rect, repeat } from '../svg/shapes.ts';
import { edgeOf, type PlacedProduct, type Scene, type Stage } from './characters/character.ts';
import type { BannerLayout } from './layouts.ts';

/** How a banner is composed, where that is not the way of its theme's character. */
interface Mould {
  /** Left out: the character's. */
  ground?(scene: Scene, stage: Stage): string;
  /** Left out: the character's. */
  products?(layout: BannerLayout, aspect: number): PlacedProduct[];
  /** On the ground, behind the products. */
  behind?(scene: Scene): string;
}

export const bannerMoulds: Record<BannerMould, Mould> = {
  /** Three of a kind on a long shelf, in lighter and darker tones: goods that are chosen by color or size. */
  row: {
    ground: ({ sheet, layout }, { back, floor, edge }) => {
      const { width, height, product } = layout;
      const from = edgeOf(layout) + 12;
      const round = Math.min(product.width, product.height) * 0.42;
      const shelf = product.floor - product.height * 0.03;
      return (
        path(
          `M${from} ${height}V${height * 0.12 + round}a${round} ${round} 0 0 1 ${round}-${round}H${width}V${height}Z`,
          sheet.down(...back),
        ) +
        rect(from, shelf, width - from, height - shelf, 0, floor) +
        line(`M${from} ${shelf}H${width}`, edge, 2, { 'stroke-linecap': 'butt' })
      );
    },
    products: ({ product: { x, floor, height, width } }, aspect) => {
      // On a narrow stand those at the sides are half behind the middle one.
      const size = Math.min(height, width / (aspect * (width > height * 1.3 ? 2 : 1.45)));
      const side = { floor: floor - size * 0.02, height: size * 0.76, width: size * 0.76 * aspect };
      const step = (width - side.width) / 2;
      const apart = Math.min(step, size * aspect * 1.06);
      return [
        { ...side, x: x - apart, form: 1, light: 0.4 },
        { ...side, x: x + apart, form: 2, light: -0.25 },
        { x, floor, height: size, width: size * aspect },
      ];
    },
  },
  /** One thing, so near that the lower edge cuts it off: goods that convince by their make. */
  near: {
    ground: ({ sheet, layout }, { back }) => {
      const { width, height, product } = layout;
      const from = edgeOf(layout) + 12;
      const radius = Math.min((width - from) / 2, height * 0.74);
      const x = Math.max(product.x, from + radius);
      const middle = height * 0.56;
      return (
        circle(x, middle, radius, sheet.down(...back)) +
        circle(x, middle, radius + 12, 'none', { stroke: back[1], 'stroke-opacity': '0.5', 'stroke-width': 2 })
      );
    },
    products: (layout, aspect) => {
      const { width, height, product } = layout;
      const room = Math.min(product.x - edgeOf(layout) - 12, width - product.x - 8) * 2;
      const size = Math.min(height * 1.12, room / aspect);
      // What is high is cut off below, never above; broad things stand whole.
      const floor = Math.max(product.floor, height * 0.06 + size);
      return [{ x: product.x, floor, height: size, width: size * aspect }];
    },
  },
  /** Snow behind the products, in the theme's own scene. */
  snow: {
    behind: ({ layout }) => {
      const { width, height, product } = layout;
      const from = edgeOf(layout) + 12;
      // Steps without a common measure, so that no line of flakes is seen.
      return repeat(34, (flake) =>
        circle(
          from + (width - from) * ((flake * 0.618 + 0.05) % 1),
          height * 0.86 * ((flake * 0.755 + 0.3) % 1),
          product.height * (0.007 + (flake % 5) * 0.0035),
          '#ffffff',
          { opacity: String(0.95 - (flake % 3) * 0.2) },
        ),
      );
    },
  },
};
