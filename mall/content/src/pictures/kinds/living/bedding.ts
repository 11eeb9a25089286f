import type { DrawProduct } from '../../art.ts';
import { circle, group, line, path, rect, repeat } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** A made bed: headboard, pillows, duvet with a turned edge. */
export const drawBedding: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const pattern = vary.style(4);
  const board = vary.pick(['#b98a5e', '#8b6a4e', '#dcd3c6', '#6f7683'] as const);
  const wood = shadesOf(board);
  const tall = vary.between(190, 240);
  const duvet = 'M118 470Q250 430 400 434T682 470L716 610q6 40-34 44Q400 676 118 654 78 650 84 610Z';
  const clip = sheet.clip(path(duvet, '#000'));
  const print =
    [
      '',
      repeat(12, (column) =>
        line(`M${110 + column * 54} 440L${40 + column * 66} 670`, color.bright, 11, { opacity: '0.75' }),
      ),
      repeat(9, (row) =>
        line(`M60 ${450 + row * 30}Q400 ${430 + row * 30} 740 ${450 + row * 30}`, color.dark, 2.5, { opacity: '0.6' }),
      ) +
        repeat(13, (column) =>
          line(`M${120 + column * 48} 440L${60 + column * 58} 670`, color.dark, 2.5, { opacity: '0.6' }),
        ),
      repeat(44, (dot) =>
        circle(
          100 + (dot % 11) * 58 + (Math.floor(dot / 11) % 2) * 28,
          480 + Math.floor(dot / 11) * 46,
          8,
          color.bright,
          {
            opacity: '0.85',
          },
        ),
      ),
    ][pattern] ?? '';
  const pillow = (x: number, y: number, w: number, h: number, shades = shadesOf('#fbfaf7')) =>
    path(
      `M${x + 14} ${y}Q${x + w / 2} ${y + 14} ${x + w - 14} ${y}q18 4 14 22-8 ${h / 2 - 22} 0 ${h - 40} 2 18-16 20-${w / 2 - 10}-10-${w - 28} 0-18-2-14-22 8-${h / 2 - 20} 0-${h - 40}-4-18 16-20Z`,
      sheet.glow(0.36, 0.25, 0.95, shades.bright, [shades.base, 0.55], shades.dark),
    );
  return (
    sheet.shadow(400, 694, 340, 20) +
    rect(112, 640, 26, 52, 5, wood.dark) +
    rect(662, 640, 26, 52, 5, wood.dark) +
    rect(
      104,
      430 - tall,
      592,
      tall + 120,
      vary.chance() ? 60 : 16,
      sheet.slant(wood.bright, [wood.base, 0.4], wood.dark),
    ) +
    (vary.chance()
      ? repeat(5, (panel) =>
          rect(132 + panel * 110, 450 - tall, 96, 150, 10, wood.lit, { stroke: wood.dim, 'stroke-width': 2 }),
        )
      : '') +
    path('M96 520q0-40 40-40h528q40 0 40 40v120H96Z', '#eceae5') +
    pillow(150, 330, 240, 130) +
    pillow(410, 330, 240, 130) +
    pillow(206, 376, 180, 104, color) +
    (vary.chance() ? pillow(414, 376, 180, 104, shadesOf(board)) : pillow(414, 376, 180, 104, color)) +
    path(duvet, sheet.down(color.bright, [color.base, 0.4], color.dark)) +
    group({ 'clip-path': clip }, print, path('M80 610q180 40 320 30t330-40v80H80Z', color.dark, { opacity: '0.25' })) +
    path('M118 470Q250 430 400 434T682 470l8 34Q560 474 400 474T110 506Z', sheet.down('#ffffff', '#e4e2dd')) +
    line('M240 520q-30 60-40 130M520 510q40 70 46 146M380 500q10 70-6 160', color.dark, 7, { opacity: '0.35' })
  );
};

/** A mattress in its fitted sheet, a corner turned back. */
export const drawMattressCover: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const thick = vary.between(110, 140);
  const quilt = vary.chance();
  const y = 620 - thick;
  const top = `M60 ${y}L190 ${y - 200}h430l130 200Z`;
  const clip = sheet.clip(path(top, '#000'));
  return (
    sheet.shadow(405, 680, 360, 24) +
    path(`M60 ${y}h690v${thick}q0 36-36 36H96q-36 0-36-36Z`, sheet.down(color.lit, [color.base, 0.5], color.dark)) +
    path(top, sheet.slant(color.bright, [color.lit, 0.5], color.base)) +
    group(
      { 'clip-path': clip },
      quilt
        ? repeat(11, (column) =>
            line(`M${-60 + column * 90} ${y}l220-210M${80 + column * 90} ${y - 210}l60 210`, color.dark, 3, {
              opacity: '0.4',
            }),
          )
        : repeat(7, (row) => line(`M40 ${y - 14 - row * 28}h730`, color.dim, 9, { opacity: '0.5' })),
    ) +
    repeat(24, (gather) => line(`M${84 + gather * 28} ${y + thick - 8}q4 20-2 40`, color.dark, 4, { opacity: '0.5' })) +
    path(`M66 ${y + thick - 10}q340 22 678 0v10q-340 22-678 0Z`, color.dark, { opacity: '0.5' }) +
    path(`M590 ${y + thick + 36}q20-90 160-110v74q0 36-36 36Z`, sheet.down('#fbfaf7', '#dcd6c8')) +
    repeat(4, (stripe) =>
      line(`M${630 + stripe * 30} ${y + thick + 30}q10-40 ${60 - stripe * 8}-${56 - stripe * 8}`, '#b7cbdd', 5),
    ) +
    path(`M584 ${y + thick + 38}q16-100 166-118l4 16q-134 20-150 102Z`, color.bright)
  );
};

/** A soft blanket, folded, with the switch that warms it. */
export const drawHeatedBlanket: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const folds = vary.whole(3, 4);
  const check = vary.chance();
  const wide = vary.between(440, 490);
  const x = 350 - wide / 2;
  const high = 86;
  return (
    sheet.shadow(400, 690, 320, 22) +
    repeat(folds, (fold) => {
      const y = 600 - fold * high;
      const shades = fold === folds - 1 ? color : { ...color, lit: color.base, base: color.dim };
      return (
        rect(x + (fold % 2) * 8, y, wide, high + 4, 40, sheet.down(shades.lit, [shades.base, 0.5], color.dark)) +
        (check
          ? repeat(5, (column) => rect(x + 60 + column * 82, y + 2, 16, high, 0, color.bright, { opacity: '0.5' })) +
            rect(x + 30, y + 36, wide - 60, 12, 0, color.bright, { opacity: '0.4' })
          : repeat(9, (tuft) => circle(x + 50 + tuft * 46, y + 44, 7, color.bright, { opacity: '0.6' }))) +
        line(`M${x + 26} ${y + 26}q-10 20 0 42`, color.dark, 4, { opacity: '0.5' })
      );
    }) +
    repeat(3, (wave) =>
      path(`M${270 + wave * 80} ${580 - folds * high}q-22-28 0-56t0-56`, 'none', {
        stroke: '#f0917a',
        'stroke-width': 11,
        'stroke-linecap': 'round',
        opacity: '0.85',
      }),
    ) +
    line(`M${x + wide - 30} 640C620 720 660 560 640 520`, '#5b6472', 9) +
    rect(590, 380, 110, 170, 30, sheet.slant('#ffffff', '#d3dae1')) +
    rect(612, 402, 66, 50, 10, '#22303e') +
    repeat(4, (bar) => rect(622 + bar * 13, 436 - bar * 6, 8, 8 + bar * 6, 2, '#ff9a5c')) +
    circle(645, 500, 24, '#f0917a') +
    path('M645 486v14', 'none', { stroke: '#ffffff', 'stroke-width': 6, 'stroke-linecap': 'round' })
  );
};
