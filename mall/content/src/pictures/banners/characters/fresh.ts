import { mix } from '../../svg/color.ts';
import { circle, line, move, path, repeat, turn } from '../../svg/shapes.ts';
import type { Sheet } from '../../svg/sheet.ts';
import { edgeOf, single, type BannerCharacter, type Scene } from './character.ts';

/** Fresh and living: nothing is straight. A grown shape, sprigs from the corners and dew around what was picked. */
export const fresh: BannerCharacter = {
  ground: (scene) => {
    const { sheet, colors, layout } = scene;
    const { width, height, product } = layout;
    const { x, floor, height: size } = product;
    const reach = Math.round(Math.min(product.width * 0.56, x - edgeOf(layout) - 4, size * 0.86));
    const top = Math.round(floor - size * 1.02);
    return (
      path(
        `M${x - reach} ${floor - size * 0.3}C${x - reach * 1.08} ${floor - size * 0.8} ${x - reach * 0.5} ${top} ${x} ${top + size * 0.03}S${x + reach * 1.2} ${top + size * 0.06} ${x + reach * 1.06} ${floor - size * 0.42}S${x + reach * 0.66} ${floor + size * 0.14} ${x + reach * 0.06} ${floor + size * 0.09}S${x - reach * 0.94} ${floor + size * 0.02} ${x - reach} ${floor - size * 0.3}Z`,
        sheet.slant('#d8f0a8', mix(colors.tint, colors.primary, 0.26)),
      ) +
      path(
        `M${width} ${height}H${x - reach * 0.5}C${x - reach * 0.1} ${floor - size * 0.02} ${x + reach * 0.5} ${floor + size * 0.12} ${width} ${floor - size * 0.24}Z`,
        mix(colors.tint, colors.primary, 0.16),
      ) +
      sprigs(scene, reach) +
      repeat(5, (drop) =>
        circle(
          x - reach * (0.96 - drop * 0.11),
          top + size * (0.16 - (drop % 3) * 0.05),
          size * (0.012 + (drop % 2) * 0.01),
          sheet.glow(0.35, 0.3, 0.8, '#ffffff', '#8fd0ae'),
        ),
      )
    );
  },
  products: ({ product }, aspect) => single(product, aspect, 0.84),
  lettering: ({ primary, strong, tint }) => ({
    paper: mix(tint, '#ffffff', 0.45),
    scale: 1,
    gap: 0.75,
    weight: 700,
    spacing: '-0.02em',
    title: mix(strong, '#000000', 0.4),
    eyebrow: primary,
    subtitle: mix(strong, '#3c4650', 0.6),
    label: ({ sheet }, { x, middle, size }) => ({
      around: leaf(sheet, x + size * 0.1, middle + size * 0.42, size * 1.15, 50),
      inset: size * 1.3,
    }),
  }),
  stage: ({ primary, tint }) => ({
    back: ['#d8f0a8', mix(tint, primary, 0.26)],
    floor: mix(tint, primary, 0.42),
    edge: '#6fbf4b',
  }),
};

/** Leaves in the upper right corner, and beside the product's foot. */
function sprigs({ sheet, layout }: Scene, reach: number): string {
  const { width, product } = layout;
  const { x, floor, height: size } = product;
  const long = Math.min(size * 0.34, width - x);
  const corner = repeat(5, (turnOf) =>
    leaf(
      sheet,
      width - size * 0.02 - turnOf * size * 0.1,
      -size * 0.03 + (turnOf % 2) * size * 0.03,
      long * (1 - turnOf * 0.09),
      190 + turnOf * 12 - (turnOf % 2) * 46,
    ),
  );
  const foot = Math.min(reach * 0.72, x - long - edgeOf(layout));
  const atFoot = (way: 1 | -1) =>
    repeat(4, (turnOf) =>
      leaf(sheet, x + way * foot, floor + size * 0.03, long * (0.74 + (turnOf % 2) * 0.26), way * (84 - turnOf * 30)),
    );
  return corner + atFoot(-1) + atFoot(1);
}

/** A leaf that grows from its stalk at the point, `degrees` from upright. */
function leaf(sheet: Sheet, x: number, y: number, size: number, degrees: number): string {
  const long = Math.round(size);
  const wide = Math.round(size * 0.3);
  return move(
    x,
    y,
    turn(
      degrees,
      0,
      0,
      path(
        `M0 0C${wide}-${Math.round(long * 0.2)} ${wide}-${Math.round(long * 0.7)} 0-${long}C-${wide}-${Math.round(long * 0.7)}-${wide}-${Math.round(long * 0.2)} 0 0Z`,
        sheet.across('#6fbf4b', ['#4ea455', 0.5], ['#2f8b57', 0.5], '#1f7a4f'),
      ),
      line(`M0 0V-${Math.round(long * 0.84)}`, '#d9f2c0', Math.max(1, long * 0.022), { opacity: '0.8' }),
    ),
  );
}
