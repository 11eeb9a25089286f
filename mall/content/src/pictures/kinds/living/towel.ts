import type { DrawProduct } from '../../art.ts';
import { circle, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

type TowelForm = 'stack' | 'hung';

/** Towels: folded or rolled in a stack, or a big one on its rail. */
const towelOf =
  (form: TowelForm): DrawProduct =>
  (art) => {
    const { vary, sheet, color } = art;
    const style = form === 'hung' ? 2 : vary.style(2);
    const second = vary.pick([shadesOf('#fbfaf7'), shadesOf('#d9cfc0'), color] as const);
    const stripe = vary.whole(1, 3);
    const folded = (y: number, shades: typeof color, width: number) =>
      rect(400 - width / 2, y, width, 92, 44, sheet.down(shades.bright, [shades.base, 0.4], shades.dark)) +
      path(
        `M${400 + width / 2 - 60} ${y + 46}h-${width - 110}M${400 + width / 2 - 44} ${y + 30}h-${width - 130}`,
        'none',
        {
          stroke: shades.dark,
          'stroke-width': 4,
          opacity: '0.5',
          'stroke-linecap': 'round',
        },
      ) +
      repeat(stripe, (line_) =>
        rect(400 - width / 2 + 66 + line_ * 24, y + 1, 12, 90, 3, shades.bright, { opacity: '0.85' }),
      ) +
      path(`M${400 - width / 2 + 20} ${y + 26}q-10 20 0 42`, 'none', {
        stroke: shades.dark,
        'stroke-width': 4,
        opacity: '0.5',
      });
    const roll = (cx: number, cy: number, shades: typeof color) =>
      path(
        `M${cx} ${cy - 78}h200a78 78 0 0 1 0 156h-200Z`,
        sheet.down(shades.bright, [shades.base, 0.45], shades.dark),
      ) +
      circle(cx, cy, 78, sheet.ball(shades)) +
      line(`M${cx} ${cy}m0-8a12 12 0 1 1-12 12 26 26 0 1 1 28 26 42 42 0 1 1 42-44`, shades.dark, 6) +
      rect(cx + 110, cy - 77, 16, 154, 0, shades.bright, { opacity: '0.8' });
    if (style === 0)
      return (
        sheet.shadow(400, 690, 270, 20) +
        folded(592, color, 500) +
        folded(500, second, 490) +
        folded(408, color, 496) +
        folded(316, second, 480) +
        folded(224, color, 470)
      );
    if (style === 1)
      return (
        sheet.shadow(400, 690, 300, 20) +
        [150, 290, 430].map((x, index) => roll(x, 608, index === 1 ? second : color)).join('') +
        [220, 360].map((x, index) => roll(x, 466, index === 1 ? second : color)).join('')
      );
    return (
      sheet.shadow(400, 694, 190, 14) +
      line('M140 190h520', '#8d97a5', 22) +
      line('M140 186h520', '#f4f6f9', 9) +
      path(
        'M246 178h308v430q-154 20-308 0Z',
        sheet.across(color.dim, [color.bright, 0.25], [color.base, 0.5], color.dark),
      ) +
      path(
        'M246 178h308v240q-154 16-308 0Z',
        sheet.across(color.base, [color.bright, 0.3], [color.lit, 0.6], color.dark),
      ) +
      repeat(stripe + 1, (band) => path(`M246 ${540 - band * 26}q154 18 308 0v12q-154 18-308 0Z`, color.bright)) +
      repeat(24, (fringe) => line(`M${254 + fringe * 12.8} 612v18`, color.dark, 4)) +
      rect(246, 178, 308, 18, 9, color.bright, { opacity: '0.6' })
    );
  };

export const drawTowel = towelOf('stack');
export const drawBathTowel = towelOf('hung');

/** A thin towel for sport, rolled by its loop, with a bottle. */
export const drawSportsTowel: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const lean = vary.between(-4, 4);
  const trim = vary.pick(['#ffffff', '#2b2f38', '#f2b632'] as const);
  const long = vary.between(300, 350);
  return (
    sheet.shadow(420, 690, 300, 20) +
    path(
      `M250 640h-10q-100-10-100-90t90-90h340v ${long - 150}q0 24-24 24Z`.replace('v ', 'v'),
      sheet.down(color.lit, [color.base, 0.5], color.dark),
    ) +
    repeat(3, (band) => rect(300 + band * 70, 462, 22, 180, 0, trim, { opacity: '0.55' })) +
    path('M570 460q60 30 50 100t-66 80H250q60-20 60-90t-60-90Z', color.dim, { opacity: '0.35' }) +
    circle(230, 550, 92, sheet.ball(color)) +
    line('M230 550m0-8a14 14 0 1 1-14 14 30 30 0 1 1 32 30 48 48 0 1 1 46-52 66 66 0 1 1-70-56', color.dark, 7) +
    line('M560 470q70-60 90 0t-60 30', trim === '#ffffff' ? color.deep : trim, 11) +
    turn(
      lean,
      650,
      690,
      rect(606, 330, 110, 356, 30, sheet.across('#5f9ac0', ['#d9f0fb', 0.3], ['#a5d3ea', 0.6], '#5f9ac0'), {
        opacity: '0.9',
      }),
      rect(612, 480, 98, 130, 8, '#ffffff', { opacity: '0.5' }),
      rect(624, 270, 74, 70, 14, '#2b2f38'),
      rect(644, 236, 34, 42, 10, '#5b6472'),
      rect(620, 360, 10, 280, 5, '#ffffff', { opacity: '0.7' }),
    ) +
    line('M250 600h300', color.bright, 4, { opacity: '0.7' })
  );
};

/** A bath mat lying before the tub, tufted. */
export const drawBathMat: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const inset = vary.between(60, 90);
  const rows = vary.whole(5, 7);
  const mat = `M${80 + inset} 470h${640 - inset * 2}q20 0 28 20l${inset * 0.8} 160q4 26-24 26H${76 + inset * 0.2 - 10}q-28 0-24-26l${inset * 0.8}-160q8-20 28-20Z`;
  const clip = sheet.clip(path(mat, '#000'));
  return (
    sheet.shadow(400, 690, 330, 22) +
    path(mat, color.deep, { transform: 'translate(0 12)' }) +
    path(mat, sheet.slant(color.bright, [color.base, 0.5], color.dim)) +
    group(
      { 'clip-path': clip },
      repeat(rows, (row) =>
        path(`M60 ${490 + row * (190 / rows)}${'q9-16 18 0t18 0'.repeat(19)}`, 'none', {
          stroke: row % 2 ? color.bright : color.dark,
          'stroke-width': 9,
          opacity: '0.5',
        }),
      ),
    ) +
    path(mat, 'none', { stroke: color.dark, 'stroke-width': 5, opacity: '0.6' }) +
    path('M300 566q-30-10-26-54 6-40 34-36 30 6 24 50-4 34-8 44-6 34-24 32-22-6-12-30Z', color.dark, {
      opacity: '0.22',
    }) +
    path('M460 566q30-10 26-54-6-40-34-36-30 6-24 50 4 34 8 44 6 34 24 32 22-6 12-30Z', color.dark, {
      opacity: '0.22',
    }) +
    path('M210 460q-20-160 10-180 40-14 50 20l10 160Z', sheet.across('#f4f6f9', '#d3dae1')) +
    path(
      'M160 300q120-40 480 0 30 6 26 34-10 90-40 126H180q-40-60-46-126 0-26 26-34Z',
      sheet.down('#ffffff', ['#f1f4f7', 0.5], '#cfd7df'),
    ) +
    path('M130 320q270-60 540 0v16q-270-56-540 0Z', '#ffffff') +
    line('M560 300V210q0-26 26-26h16', sheet.metal(), 15)
  );
};
