import { mix } from '../../svg/color.ts';
import { quietInkColor, type ThemeColors } from '../../themes.ts';
import { ellipse, line, path } from '../../svg/shapes.ts';
import type { BannerLayout, Stand } from '../layouts.ts';
import { edgeOf, type BannerCharacter } from './character.ts';

/** Premium: one thing on a dark plinth in an ivory niche, hairlines, light lettering and much room. */
export const still: BannerCharacter = {
  ground: ({ sheet, colors, layout }) => {
    const { width, height } = layout;
    const { x, floor, height: size, width: room } = standOf(layout);
    const ivory = ivoryOf(colors);
    const niche = Math.min(size * 0.86, room * 0.62, x - edgeOf(layout) - 12);
    const top = Math.max(height * 0.07, floor - size * 1.36);
    const foot = size * 0.46;
    const gold = '#b8924a';
    return (
      path(
        `M${x - niche} ${height}V${top + niche}a${niche} ${niche} 0 0 1 ${niche * 2} 0V${height}Z`,
        sheet.across(mix(ivory, '#d9d0bd', 0.75), [mix(ivory, '#efe9dc', 0.7), 0.5], mix(ivory, '#ffffff', 0.3)),
      ) +
      line(
        `M${x - niche - 9} ${height}V${top + niche}a${niche + 9} ${niche + 9} 0 0 1 ${niche * 2 + 18} 0V${height}`,
        gold,
        1.2,
        { 'stroke-linecap': 'butt' },
      ) +
      path(
        `M${x - foot} ${floor}V${height}H${x + foot}V${floor}Z`,
        sheet.across('#3b3f48', ['#2b2f38', 0.4], '#16181d'),
      ) +
      ellipse(x, floor, foot, foot * 0.13, sheet.across('#575c66', '#353a44')) +
      line(
        `M${edgeOf(layout) + 10} ${height - height * 0.055}H${x - niche - 9}M${x + niche + 9} ${height - height * 0.055}H${width}`,
        gold,
        1.2,
        { 'stroke-linecap': 'butt' },
      )
    );
  },
  products: (layout, aspect) => {
    const stand = standOf(layout);
    const height = Math.min(stand.height, (stand.height * 0.84) / aspect);
    return [{ ...stand, floor: stand.floor + stand.height * 0.02, height, width: height * aspect }];
  },
  lettering: (colors) => ({
    paper: ivoryOf(colors),
    scale: 0.88,
    gap: 0.75,
    weight: 500,
    spacing: '0',
    title: colors.primary,
    eyebrow: '#8a5d00',
    subtitle: quietInkColor,
    label: (_scene, { x, middle, size }) => ({
      around: line(`M${x} ${middle}h${size * 1.5}`, '#b8924a', 1.5, { 'stroke-linecap': 'butt' }),
      inset: size * 2,
    }),
  }),
  stage: (colors) => ({ back: [mix(ivoryOf(colors), '#d9d0bd', 0.75), '#efe9dc'], floor: '#2b2f38', edge: '#b8924a' }),
};

function ivoryOf({ tint }: ThemeColors): string {
  return mix(tint, '#ffffff', 0.3);
}

/** Smaller and higher than others stand, for the plinth. */
function standOf({ product }: BannerLayout): Stand {
  return { ...product, floor: product.floor - product.height * 0.13, height: product.height * 0.74 };
}
