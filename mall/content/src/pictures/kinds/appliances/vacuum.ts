import type { DrawProduct } from '../../art.ts';
import { circle, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** A cordless stick with its canister, leaning at a slight angle. */
export const drawVacuum: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const tube = vary.chance(0.5) ? sheet.metal() : sheet.across(color.dark, color.bright, color.dim);
  const head = vary.between(250, 290);
  const canister = style === 1 ? 92 : 76;
  const lean = vary.between(-9, -2);
  const dust = vary.between(0.3, 0.9);
  const glass = sheet.across('#c9d6e6', '#f7fbff', '#93a5bb');
  const motor = sheet.across(color.dim, [color.bright, 0.25], [color.base, 0.55], color.dark);
  return (
    sheet.shadow(410, 690, head * 0.62, 22) +
    turn(
      lean,
      400,
      660,
      rect(386, 290, 28, 350, 8, tube) + rect(380, 612, 40, 34, 10, '#2b2f38'),
      path('M352 172q-6-84 70-92 64-4 74 52l-4 54-30 4 2-48q-6-32-42-30-38 4-36 60Z', '#343943'),
      rect(400 - canister / 2, 160, canister, 176, style === 2 ? 38 : 18, motor),
      rect(400 - canister / 2 + 4, 216, canister - 8, 96, 14, glass),
      rect(400 - canister / 2 + 10, 308 - 60 * dust, canister - 20, 60 * dust, 10, '#8c939e', { opacity: '0.5' }),
      rect(400 - canister / 2 + 14, 222, 9, 82, 4, '#ffffff', { opacity: '0.8' }),
      rect(400 - canister / 2 - 4, 152, canister + 8, 22, 11, color.deep),
      repeat(4, (slot) => rect(376, 180 + slot * 9, 48, 4, 2, color.deep)),
      rect(462, 196, 40, 84, 12, '#2b2f38'),
      circle(482, 216, 7, '#7fe0a8'),
      circle(400, 330, 16, color.lit),
    ) +
    path(
      `M${430 - head / 2} 690q-8-2-6-14l14-40q6-14 22-14h${head - 60}q16 0 22 14l14 40q2 12-6 14Z`,
      sheet.down('#4a505c', '#20242b'),
    ) +
    rect(430 - head / 2 + 20, 634, head - 40, 14, 7, color.base) +
    rect(430 - head / 2 + 14, 668, head - 28, 9, 4, '#a8f0d0', { opacity: style === 0 ? '0.9' : '0.25' })
  );
};
