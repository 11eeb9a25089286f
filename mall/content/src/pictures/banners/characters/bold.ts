import { circle, line, path, rect, repeat } from '../../svg/shapes.ts';
import { edgeOf, pair, type BannerCharacter } from './character.ts';

const yellow = '#ffe04a';
const mint = '#7ef0d2';

/** Young and bright: the full color from edge to edge, cut-out shapes, leaning products and the largest lettering. */
export const bold: BannerCharacter = {
  ground: ({ colors, layout }) => {
    const { width, height, product } = layout;
    const { x, floor, height: size } = product;
    const middle = floor - size * 0.46;
    const from = edgeOf(layout) + 12;
    return (
      path(
        `M${width} 0V${height}H${width - size * 0.9}A${size * 0.9} ${size * 0.9} 0 0 1 ${width - size * 0.1} ${height - size * 0.86}Z`,
        colors.strong,
      ) +
      circle(x + size * 0.12, middle, size * 0.52, '#ff4f9a') +
      path(
        `M${Math.max(from, x - size * 0.62)} ${floor - size * 0.02}a${size * 0.36} ${size * 0.36} 0 0 1 ${size * 0.72} 0Z`,
        yellow,
      ) +
      path(`M${width} 0h-${size * 0.42}a${size * 0.42} ${size * 0.42} 0 0 0 ${size * 0.42} ${size * 0.42}Z`, mint) +
      line(zigzag(Math.max(from, x - size * 0.7), size * 0.14, size * 0.075), yellow, size * 0.026, {
        'stroke-linejoin': 'miter',
        'stroke-linecap': 'square',
      }) +
      repeat(9, (dot) =>
        circle(
          width - size * 0.2 + (dot % 3) * size * 0.065,
          middle + size * 0.06 + Math.floor(dot / 3) * size * 0.065,
          size * 0.014,
          '#ffffff',
        ),
      )
    );
  },
  products: ({ product }, aspect) => pair({ ...product, height: product.height * 0.94 }, aspect, [9, -6]),
  lettering: ({ primary, strong }) => ({
    paper: primary,
    plate: yellow,
    scale: 1.18,
    gap: 1.15,
    weight: 900,
    spacing: '-0.04em',
    title: '#ffffff',
    lastLine: yellow,
    eyebrow: strong,
    subtitle: '#ffffff',
    label: (_scene, { x, middle, size, width }) => ({
      around:
        rect(x, middle - size * 0.9, width + size * 1.3, size * 1.8, 0, yellow) +
        path(`M${x + size * 0.7} ${middle + size * 0.88}h${size * 0.8}l-${size * 0.8} ${size * 0.56}Z`, yellow),
      inset: size * 0.65,
    }),
  }),
  stage: () => ({ back: ['#ff4f9a', '#ff7bb4'], floor: yellow, edge: mint }),
};

function zigzag(x: number, y: number, step: number): string {
  return `M${x} ${y}${`l${step} ${step}l${step}-${step}`.repeat(3)}`;
}
