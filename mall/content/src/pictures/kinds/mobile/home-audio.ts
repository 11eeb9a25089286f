import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, ellipse, line, path, rect, repeat } from '../../svg/shapes.ts';
import { speakerMesh } from '../parts/speaker-mesh.ts';

/** A long bar with its bass box behind. */
export const drawSoundbar: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const length = vary.between(640, 690);
  const height = vary.between(96, 118);
  const x = 400 - length / 2;
  const y = 684 - height;
  const side = vary.chance() ? 0 : 330;
  return (
    sheet.shadow(400, 690, length * 0.52, 18) +
    path(`M${384 + side} 356l36 14v264h-36Z`, color.deep) +
    rect(144 + side, 350, 240, 300, 14, sheet.slant(color.lit, [color.base, 0.5], color.dark)) +
    speakerMesh(art, 156 + side, 360, 216, 190) +
    circle(264 + side, 598, 30, '#1b1e25') +
    circle(264 + side, 598, 22, sheet.glow(0.4, 0.35, 0.8, '#5b6472', '#14161b')) +
    rect(x, y, length, height, height * 0.32, sheet.down(color.bright, [color.base, 0.4], color.dark)) +
    rect(x + 8, y + height * 0.24, length - 16, height * 0.7, height * 0.26, sheet.down(color.dark, color.deep)) +
    speakerMesh(art, x + 18, y + height * 0.26, length - 36, height * 0.62) +
    rect(340, y + height * 0.44, 120, height * 0.34, 8, '#14161b') +
    repeat(4, (light) => circle(370 + light * 20, y + height * 0.61, 5, light < 3 ? '#7fe0ff' : '#3a404c')) +
    repeat(3, (button) => rect(372 + button * 22, y + height * 0.08, 13, 6, 3, color.deep)) +
    inventedMark(x + 54, y + height * 0.58, 26, color.on, vary.variant)
  );
};

/** A table radio: grille, dial and two knobs in a wooden case. */
export const drawRadio: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const wood = shadesOf(vary.pick(['#a8764a', '#8a5f3c', '#c99763'] as const));
  const needle = vary.between(476, 600);
  const width = vary.between(560, 610);
  const x = 400 - width / 2;
  return (
    sheet.shadow(400, 690, width * 0.54, 22) +
    line(`M${x + width - 70} 330L${x + width + 10} 120`, '#c3cad4', 8) +
    circle(x + width + 10, 120, 9, '#8d97a5') +
    line('M260 326q140-96 280 0', wood.deep, 22) +
    rect(x + 40, 668, 60, 22, 6, wood.deep) +
    rect(x + width - 100, 668, 60, 22, 6, wood.deep) +
    rect(x, 320, width, 354, 44, sheet.slant(wood.bright, [wood.base, 0.5], wood.dark)) +
    rect(x + 26, 346, width - 52, 302, 26, sheet.down(color.lit, color.dim)) +
    circle(x + 166, 498, 118, color.deep) +
    circle(x + 166, 498, 108, sheet.glow(0.4, 0.35, 0.8, color.base, color.dark)) +
    speakerMesh(art, x + 66, 408, 200, 182) +
    circle(x + 166, 498, 112, 'none', { stroke: sheet.metal(), 'stroke-width': 9 }) +
    rect(448, 380, 196, 104, 12, '#fff3d6') +
    repeat(13, (mark) => line(`M${462 + mark * 14} ${mark % 3 ? 432 : 420}v${mark % 3 ? 14 : 26}`, '#5c4413', 3)) +
    line('M460 460h172', '#b8912a', 3) +
    line(`M${needle} 392v80`, '#d8383a', 5) +
    [494, 598]
      .map(
        (knob) =>
          circle(knob, 566, 44, wood.deep) +
          circle(knob, 562, 42, sheet.ball(shadesOf('#f0e2c4'))) +
          line(`M${knob} 562l16-26`, wood.dark, 7),
      )
      .join('') +
    inventedMark(546, 624, 22, color.on, vary.variant)
  );
};

/** A fabric cylinder that listens, its ring of light on top. */
export const drawSmartSpeaker: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(270, 320);
  const top = vary.between(230, 300);
  const light = vary.pick(['#7fd8ff', '#7fe0a8', '#ffb27a', '#c9a8ff'] as const);
  const x = 400 - width / 2;
  return (
    sheet.shadow(400, 690, width * 0.64, 20) +
    path(`M${x} ${top}v${640 - top}q0 48 ${width / 2} 48t${width / 2}-48V${top}Z`, sheet.cylinder(color)) +
    speakerMesh(art, x, top + 30, width, 610 - top) +
    path(`M${x} 640v14q0 36 ${width / 2} 36t${width / 2}-36v-14q0 34-${width / 2} 34T${x} 640Z`, '#2b2f38') +
    ellipse(400, top, width / 2, 42, sheet.slant(color.bright, color.dim)) +
    ellipse(400, top - 2, width / 2 - 14, 34, '#23262e') +
    ellipse(400, top - 2, width / 2 - 26, 27, 'none', { stroke: light, 'stroke-width': 8 }) +
    line(`M380 ${top - 2}h40M400 ${top - 12}v20`, '#c3cad4', 5) +
    repeat(5, (bar) =>
      rect(352 + bar * 22, 462 - [16, 34, 50, 34, 16][bar]!, 10, [32, 68, 100, 68, 32][bar]!, 5, light, {
        opacity: '0.9',
      }),
    ) +
    inventedMark(400, 610, 28, color.on, vary.variant)
  );
};
