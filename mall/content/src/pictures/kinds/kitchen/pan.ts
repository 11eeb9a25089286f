import type { DrawProduct } from '../../art.ts';
import { circle, ellipse, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** Looking down at a slant: coated inside, colored outside. */
export const drawPan: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const rx = vary.between(230, 250);
  const ry = rx * 0.46;
  const cx = 330;
  const cy = 520;
  const depth = style === 1 ? 108 : 74;
  const wood = vary.chance(0.5);
  const grip = wood ? sheet.down('#d9a873', '#8a5a34') : sheet.down('#4b5361', '#14161b');
  const inner = vary.chance(0.6)
    ? sheet.glow(0.4, 0.35, 0.8, '#5b6270', ['#353a44', 0.6], '#22262e')
    : sheet.glow(0.4, 0.35, 0.8, '#fffdf6', ['#f1e9da', 0.6], '#d9ccb5');
  const egg =
    path(`M${cx - 74} ${cy + 16}q-30-44 30-58 70-26 116 14 46 30-8 54-40 30-74 10-44 14-64-20Z`, '#ffffff') +
    ellipse(cx + 4, cy + 4, 36, 22, sheet.glow(0.4, 0.3, 0.8, '#ffd75e', '#f0961e')) +
    ellipse(cx - 6, cy - 4, 10, 5, '#fff', { opacity: '0.7' });
  const marble = repeat(26, (dot) =>
    circle(
      cx + Math.cos(dot * 2.4) * rx * 0.16 * Math.sqrt(dot),
      cy + 8 + Math.sin(dot * 2.4) * ry * 0.16 * Math.sqrt(dot),
      2.6,
      '#ffffff',
      { opacity: '0.35' },
    ),
  );
  return (
    sheet.shadow(cx + 6, 664, rx * 0.95, 34) +
    turn(
      -17,
      cx + rx,
      cy - 10,
      path(`M${cx + rx - 22} ${cy - 20}l60-8q150-14 190 0 16 14 0 30-60 12-190 6l-60-4Z`, grip) +
        rect(cx + rx - 20, cy - 22, 66, 34, 8, sheet.down('#eef1f5', '#8d97a5')) +
        ellipse(cx + rx + 214, cy - 6, 12, 6, '#00000066'),
    ) +
    path(
      `M${cx - rx} ${cy}q6 ${depth} 90 ${depth + 34}q${rx - 90} 34 ${(rx - 90) * 2} 0q84-34 90-${depth + 34}Z`,
      sheet.across(color.dark, [color.bright, 0.22], [color.base, 0.5], color.deep),
    ) +
    ellipse(cx, cy, rx, ry, sheet.slant(color.bright, color.dark)) +
    ellipse(cx, cy + 1, rx - 9, ry - 6, inner) +
    ellipse(cx, cy + 18, rx * 0.82, ry * 0.74, '#000000', { opacity: '0.08' }) +
    (style === 2 ? egg : marble) +
    path(
      `M${cx - rx * 0.72} ${cy - ry * 0.2}q${rx * 0.2}-${ry * 0.55} ${rx * 0.8}-${ry * 0.52}q-${rx * 0.5} ${ry * 0.1}-${rx * 0.8} ${ry * 0.52}Z`,
      '#ffffff',
      { opacity: '0.28' },
    )
  );
};
