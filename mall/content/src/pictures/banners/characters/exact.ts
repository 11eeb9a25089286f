import { mix } from '../../svg/color.ts';
import { inkColor, quietInkColor } from '../../themes.ts';
import { circle, line, rect, repeat } from '../../svg/shapes.ts';
import { edgeOf, pair, type BannerCharacter } from './character.ts';

/** Telecom blue: a ruled panel of the full color with measured signal rings, and tight lettering beside it. */
export const exact: BannerCharacter = {
  ground: ({ sheet, colors, layout }) => {
    const { width, height, product } = layout;
    const from = Math.round(Math.max(edgeOf(layout) + 8, product.x - product.width * 0.62));
    const panel = sheet.slant(mix(colors.primary, '#ffffff', 0.16), [colors.primary, 0.45], colors.strong);
    const middle = product.floor - product.height * 0.48;
    const step = product.height * 0.2;
    const rings = 5;
    const clip = sheet.clip(rect(from, 0, width - from, height, 0, '#000'));
    return (
      rect(from, 0, width - from, height, 0, panel) +
      repeat(rings, (ring) =>
        circle(product.x, middle, step * (ring + 1.4), 'none', {
          stroke: '#ffffff',
          'stroke-opacity': String(0.34 - ring * 0.055),
          'stroke-width': 1.5,
          'clip-path': clip,
        }),
      ) +
      circle(product.x, middle, step * 2, sheet.glow(0.5, 0.5, 0.5, '#ffffff8c', '#ffffff00')) +
      line(ruler(from, height), '#ffffff', 1.5, { opacity: '0.55', 'stroke-linecap': 'butt' })
    );
  },
  products: ({ product }, aspect) => pair(product, aspect),
  lettering: ({ primary, tint }) => ({
    paper: mix(tint, '#ffffff', 0.4),
    scale: 1,
    gap: 0.75,
    weight: 700,
    spacing: '-0.03em',
    title: inkColor,
    eyebrow: primary,
    subtitle: quietInkColor,
    label: (_scene, { x, middle, size }) => ({
      around: rect(x, middle - size * 0.42, size * 0.22, size * 0.84, 0, primary),
      inset: size * 0.6,
    }),
  }),
  stage: ({ primary, strong }) => ({
    back: [mix(primary, '#ffffff', 0.3), primary],
    floor: strong,
    edge: '#ffffff',
  }),
};

/** A scale along the panel's edge, each fifth mark longer. */
function ruler(x: number, height: number): string {
  const marks = Math.floor(height / 10) - 1;
  return Array.from({ length: marks }, (_, mark) => `M${x} ${(mark + 1) * 10}h${(mark + 1) % 5 === 0 ? 16 : 7}`).join(
    '',
  );
}
