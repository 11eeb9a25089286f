import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, line, path, rect, repeat } from '../../svg/shapes.ts';

/** A hard case on wheels. */
export const drawSuitcase: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const width = vary.between(316, 372);
  const height = vary.between(410, 460);
  const x = 400 - width / 2;
  const y = 660 - height;
  const ribs = [7, 0, 5][style] ?? 5;
  const wheel = (cx: number) =>
    rect(cx - 15, 650, 30, 18, 5, '#3a404c') +
    circle(cx, 674, 16, sheet.slant('#5b6472', '#14161b')) +
    circle(cx, 674, 6, '#c9d0da');
  const surface =
    style === 1
      ? repeat(
          5,
          (diamond) =>
            line(`M${x + 30} ${y + 60 + diamond * 80}L${x + width - 30} ${y + 20 + diamond * 80}`, color.dim, 7) +
            line(`M${x + 30} ${y + 57 + diamond * 80}L${x + width - 30} ${y + 17 + diamond * 80}`, color.bright, 3),
        )
      : repeat(ribs, (rib) =>
          rect(
            x + 34 + rib * ((width - 68) / ribs),
            y + 30,
            (width - 68) / ribs - 14,
            height - 60,
            10,
            sheet.across(color.dark, [color.bright, 0.3], color.base),
            { opacity: style === 2 ? '0.7' : '1' },
          ),
        );
  return (
    sheet.shadow(400, 690, width * 0.6, 18) +
    rect(344, 140, 13, y - 120, 4, sheet.metal()) +
    rect(443, 140, 13, y - 120, 4, sheet.metal()) +
    rect(334, 116, 132, 34, 15, sheet.down('#4b5361', '#16181d')) +
    wheel(x + 48) +
    wheel(x + width - 48) +
    rect(x + 40, y - 16, width - 80, 30, 13, '#2b2f38') +
    rect(x, y, width, height, 42, sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
    surface +
    (style === 2 ? rect(x, y + height / 2 - 11, width, 22, 0, sheet.metal()) : '') +
    [
      [x, y],
      [x + width - 54, y],
      [x, y + height - 54],
      [x + width - 54, y + height - 54],
    ]
      .map(([cx, cy], index) =>
        style === 0
          ? ''
          : path(`M${cx} ${cy! + 42}q0-42 42-42h12v54h-54Z`, color.deep, {
              opacity: '0.55',
              transform: index === 0 ? undefined : `rotate(${[0, 90, 270, 180][index]} ${cx! + 27} ${cy! + 27})`,
            }),
      )
      .join('') +
    rect(x + width - 8, y + height * 0.42, 16, 90, 8, '#2b2f38') +
    rect(x + 14, y + 50, 10, height - 150, 5, '#ffffff', { opacity: '0.4' }) +
    rect(370, y + height * 0.3, 60, 60, 14, color.deep, { opacity: '0.8' }) +
    inventedMark(400, y + height * 0.3 + 30, 34, '#ffffff', vary.variant)
  );
};

/** A case of grooved aluminum: metal corners, two latches, no zip. */
export const drawAluminumSuitcase: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(320, 372);
  const height = vary.between(420, 466);
  const grooves = vary.whole(9, 12);
  const x = 400 - width / 2;
  const y = 660 - height;
  const metal = sheet.slant('#f4f6f9', ['#c3cad4', 0.5], '#8d97a5');
  const wheel = (cx: number) =>
    rect(cx - 17, 646, 34, 20, 5, '#3a404c') +
    circle(cx, 674, 16, sheet.slant('#5b6472', '#14161b')) +
    circle(cx, 674, 6, '#c9d0da');
  const corner = (flipX: number, flipY: number) =>
    path(
      `M${400 + flipX * (width / 2)} ${y + height / 2 + flipY * (height / 2 - 76)}v${flipY * 50}q0 ${flipY * 26} ${-flipX * 26} ${flipY * 26}h${-flipX * 50}q0 ${-flipY * 60} ${flipX * 76} ${-flipY * 76}Z`,
      metal,
      { stroke: '#7d8796', 'stroke-width': 2 },
    ) + circle(400 + flipX * (width / 2 - 22), y + height / 2 + flipY * (height / 2 - 22), 6, '#6d7683');
  return (
    sheet.shadow(400, 690, width * 0.6, 18) +
    rect(346, 130, 13, y - 110, 4, sheet.metal()) +
    rect(441, 130, 13, y - 110, 4, sheet.metal()) +
    rect(334, 106, 132, 34, 12, sheet.down('#4b5361', '#16181d')) +
    wheel(x + 50) +
    wheel(x + width - 50) +
    rect(x + 60, y - 18, width - 120, 34, 12, '#2b2f38') +
    rect(x, y, width, height, 26, sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
    repeat(grooves, (groove) =>
      rect(
        x + 14 + groove * ((width - 28) / grooves),
        y + 6,
        (width - 28) / grooves - 8,
        height - 12,
        5,
        sheet.across(color.dark, [color.bright, 0.3], color.base),
      ),
    ) +
    rect(x - 4, y + height / 2 - 17, width + 8, 34, 4, metal) +
    [x + 60, x + width - 100]
      .map(
        (at) => rect(at, y + height / 2 - 30, 44, 60, 7, sheet.metal()) + circle(at + 22, y + height / 2, 8, '#5b6472'),
      )
      .join('') +
    corner(-1, -1) +
    corner(1, -1) +
    corner(-1, 1) +
    corner(1, 1) +
    rect(362, y + height / 2 - 24, 76, 48, 8, '#2b2f38') +
    inventedMark(400, y + height / 2, 28, '#ffffff', vary.variant)
  );
};

/** A soft bag with two handles and a shoulder strap. */
export const drawDuffelBag: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const trim = shadesOf(vary.pick(['#2b2f38', '#8a5f3c', '#9a7a52'] as const));
  const wide = vary.between(580, 630);
  const high = vary.between(250, 290);
  const l = 400 - wide / 2;
  const y = 686 - high;
  const strap = `M${l + 40} ${y + 60}C${l - 60} ${y + 240} ${l + 130} 740 300 690`;
  return (
    sheet.shadow(400, 690, wide * 0.54, 20) +
    line(strap, trim.dark, 20) +
    line(`M250 ${y + 90}C250 ${y - 190} 550 ${y - 190} 550 ${y + 90}`, trim.deep, 22) +
    path(
      `M${l} ${y + 90}q0-90 90-90h${wide - 180}q90 0 90 90v${high - 140}q0 50-50 50H${l + 50}q-50 0-50-50Z`,
      sheet.glow(0.34, 0.22, 1, color.bright, [color.base, 0.5], color.dark),
    ) +
    path(`M${l} ${y + 90}q0-90 90-90-30 140-6 ${high}h-34q-50 0-50-50Z`, color.dim, { opacity: '0.7' }) +
    path(`M${l + wide} ${y + 90}q0-90-90-90 30 140 6 ${high}h34q50 0 50-50Z`, color.dark, { opacity: '0.6' }) +
    line(`M${l + 90} ${y + 22}q${wide / 2 - 90}-26 ${wide - 180} 0`, color.deep, 11) +
    line(`M${l + 90} ${y + 22}q${wide / 2 - 90}-26 ${wide - 180} 0`, '#c9d0da', 4, { 'stroke-dasharray': '5 5' }) +
    rect(236, y + 60, 28, high - 60, 4, trim.base) +
    rect(536, y + 60, 28, high - 60, 4, trim.base) +
    line(`M250 ${y + 90}C250 ${y - 110} 550 ${y - 110} 550 ${y + 90}`, trim.base, 22) +
    rect(340, y - 72, 120, 38, 16, trim.dark) +
    rect(290, y + 110, 220, high - 150, 16, color.lit, { stroke: color.dark, 'stroke-width': 3 }) +
    line(`M306 ${y + 136}h188`, color.deep, 7) +
    rect(l + 30, y + 50, 40, 34, 8, sheet.metal()) +
    rect(l + wide - 70, y + 50, 40, 34, 8, sheet.metal()) +
    inventedMark(400, y + high * 0.68, 44, color.on, vary.variant)
  );
};

/** Zipped pouches of several sizes, one with a window of mesh. */
export const drawTravelPouches: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const mesh = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, 10, '#eef2f5', { opacity: '0.9' }) +
    repeat(Math.floor(w / 22), (thread) =>
      line(`M${x + 11 + thread * 22} ${y + 5}v${h - 10}`, color.dark, 2, { opacity: '0.5' }),
    ) +
    repeat(Math.floor(h / 22), (thread) =>
      line(`M${x + 5} ${y + 11 + thread * 22}h${w - 10}`, color.dark, 2, { opacity: '0.5' }),
    );
  const pouchAt = (x: number, y: number, w: number, h: number, shades: typeof color, window: boolean) =>
    rect(x + 6, y + 8, w, h, 26, shades.deep, { opacity: '0.5' }) +
    rect(x, y, w, h, 26, sheet.slant(shades.bright, [shades.base, 0.5], shades.dark)) +
    line(`M${x + 24} ${y + 34}h${w - 48}`, shades.deep, 11) +
    line(`M${x + 24} ${y + 34}h${w - 48}`, '#c9d0da', 4, { 'stroke-dasharray': '5 5' }) +
    rect(x + w - 52, y + 28, 14, 40, 5, sheet.metal()) +
    (window
      ? mesh(x + 26, y + 62, w - 52, h - 90)
      : inventedMark(x + w / 2, y + h * 0.6, Math.min(70, h * 0.34), shades.on, vary.variant)) +
    line(`M${x + 14} ${y + h - 14}h${w - 28}`, shades.dark, 3, { 'stroke-dasharray': '9 7' });
  const second = shadesOf(vary.pick(['#f2efe8', '#d9cbb8', '#a8bfd6', '#a9b8a2'] as const));
  const tall = vary.between(290, 330);
  return (
    sheet.shadow(400, 690, 310, 22) +
    pouchAt(120, 400 - tall * 0.4, 300, tall + 60, color, false) +
    pouchAt(390, 280, 290, 250, second, true) +
    pouchAt(96, 524, 260, 162, second, false) +
    pouchAt(330, 486, 380, 200, color, true)
  );
};
