import { mix } from '../../svg/color.ts';
import { quietInkColor } from '../../themes.ts';
import { circle, line, path, rect, repeat } from '../../svg/shapes.ts';
import { edgeOf, single, type BannerCharacter, type Scene } from './character.ts';

/** Warm and local: a wooden table before the roofs of the neighborhood, an evening sun, and a shop's paper tag. */
export const homely: BannerCharacter = {
  ground: (scene) => {
    const { sheet, layout } = scene;
    const { width, height, product } = layout;
    const table = Math.round(product.floor - height * 0.035);
    return (
      circle(
        product.x + product.width * 0.12,
        table - product.height * 0.52,
        product.height * 0.5,
        sheet.down('#ffd59a', '#ffe9cf'),
      ) +
      roofs(scene, table) +
      // In a strip the words reach down to where the table would be.
      path(
        layout.near
          ? `M${edgeOf(layout)} ${height}q4-${height - table} 40-${height - table}H${width}V${height}Z`
          : `M0 ${table}H${width}V${height}H0Z`,
        sheet.down('#e9c193', '#cf9a62'),
      ) +
      repeat(3, (grain) =>
        line(
          `M${product.x - product.width * (0.46 - grain * 0.3)} ${table + (height - table) * (0.5 + (grain % 2) * 0.3)}q30-5 ${product.width * 0.22} 0`,
          '#b98450',
          2,
          { opacity: '0.5' },
        ),
      )
    );
  },
  products: ({ product }, aspect) =>
    single({ ...product, x: product.x + product.width * 0.02, height: product.height * 0.96 }, aspect, 0.86),
  lettering: ({ primary, strong, tint }) => ({
    paper: mix(tint, '#ffffff', 0.35),
    plate: primary,
    scale: 1,
    gap: 1,
    weight: 700,
    spacing: '-0.02em',
    title: mix(strong, '#000000', 0.62),
    eyebrow: '#ffffff',
    subtitle: mix(quietInkColor, strong, 0.25),
    label: (_scene, { x, middle, size, width }) => ({
      around: tag(x, middle, size, width, primary),
      inset: size * 1.35,
    }),
  }),
  stage: () => ({ back: ['#ffe9cf', '#ffd59a'], floor: '#dcae7a', edge: '#b98450' }),
};

/** A price tag of paper with its hole. */
function tag(x: number, middle: number, size: number, width: number, fill: string): string {
  const half = size * 0.88;
  const end = x + width + size * 2;
  return (
    path(
      `M${x} ${middle}l${size * 0.7}-${half}H${end - size * 0.4}q${size * 0.4} 0 ${size * 0.4} ${size * 0.4}v${half * 2 - size * 0.8}q0 ${size * 0.4}-${size * 0.4} ${size * 0.4}H${x + size * 0.7}Z`,
      fill,
    ) + circle(x + size * 0.78, middle, size * 0.19, '#ffffff')
  );
}

/** Houses and trees in a row behind the table. */
function roofs({ colors, layout }: Scene, ground: number): string {
  const { width, product } = layout;
  const from = edgeOf(layout) + 48;
  const unit = Math.round(product.height * 0.2);
  const count = Math.ceil((width - from) / (unit * 1.16));
  const near = mix('#f6d3b0', colors.primary, 0.22);
  const far = mix('#fbe3c8', colors.primary, 0.08);
  return repeat(count, (turn) => {
    const x = Math.round(from + turn * unit * 1.16);
    const tall = Math.round(unit * (0.9 + ((turn * 7) % 5) * 0.16));
    if (turn % 4 === 2)
      return (
        circle(x + unit * 0.5, ground - unit * 0.86, unit * 0.42, '#b9bf86') +
        rect(x + unit * 0.47, ground - unit * 0.6, unit * 0.07, unit * 0.6, 0, '#b98450')
      );
    const fill = turn % 2 === 0 ? near : far;
    return (
      path(
        `M${x} ${ground}V${ground - tall}l${unit * 0.5}-${unit * 0.44}l${unit * 0.5} ${unit * 0.44}V${ground}Z`,
        fill,
      ) +
      rect(x + unit * 0.2, ground - tall + unit * 0.12, unit * 0.2, unit * 0.24, 2, '#fff3d6') +
      rect(x + unit * 0.6, ground - tall + unit * 0.12, unit * 0.2, unit * 0.24, 2, '#fff3d6')
    );
  });
}
