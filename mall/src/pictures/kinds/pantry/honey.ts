import type { DrawProduct } from '../../art.ts';
import { printedLabel } from '../../marks/invented-mark.ts';
import { ellipse, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** Jars of honey with a dipper. */
export const drawHoney: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const maker = vary.whole(0, 7);
  const amber = vary.pick<readonly [string, string, string]>([
    ['#f9c14a', '#e08a12', '#9c5408'],
    ['#e99a3c', '#b55a12', '#6d2e06'],
    ['#fbe08a', '#eab53a', '#b67d12'],
  ]);
  const honey = sheet.across(amber[2], [amber[0], 0.25], [amber[1], 0.6], amber[2]);
  const jar = (x: number, w: number, h: number, hex = false) => {
    const y = 686 - h;
    const body = hex
      ? path(`M${x + 30} ${y}h${w - 60}l30 40v${h - 80}l-30 40H${x + 30}l-30-40v-${h - 80}Z`, honey)
      : rect(x, y, w, h, 46, honey);
    return (
      rect(x + 26, y - 68, w - 52, 76, 12, sheet.cylinder(color)) +
      repeat(12, (rib) => rect(x + 36 + rib * ((w - 76) / 11.4), y - 58, 4, 56, 2, color.dark, { opacity: '0.4' })) +
      body +
      rect(x + w * 0.1, y + 30, 13, h - 70, 6, '#ffffff', { opacity: '0.55' }) +
      rect(x + w * 0.2, y + h * 0.3, w * 0.6, h * 0.44, 8, '#fdf6e3') +
      repeat(3, (cell) => path(`M${x + w / 2 - 40 + cell * 27} ${y + h * 0.38}l13 8v15l-13 8-13-8v-15Z`, amber[cell % 2 ? 0 : 1]!)) +
      printedLabel(x + w / 2, y + h * 0.54, 32, color.dark, maker)
    );
  };
  const dipper = turn(
    32,
    590,
    520,
    rect(582, 300, 15, 260, 7, sheet.across('#8a5f3c', '#d9a873', '#7a4f2f')) +
      repeat(5, (ring) =>
        rect(560 - (ring % 4 ? 6 : 0), 540 + ring * 21, 60 + (ring % 4 ? 12 : 0), 14, 7, sheet.across('#8a5f3c', '#e0b27a', '#7a4f2f')),
      ),
  );
  const puddle = ellipse(590, 680, 70, 12, amber[1], { opacity: '0.85' });
  return (
    sheet.shadow(400, 690, 270, 20) +
    ([
      jar(210, 280, 380) + puddle + dipper,
      jar(400, 210, 290, true) + jar(180, 240, 370, true),
      jar(170, 190, 280) + jar(440, 190, 280) + jar(300, 200, 340),
    ][style] ?? '')
  );
};
