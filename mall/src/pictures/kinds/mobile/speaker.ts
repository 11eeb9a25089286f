import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat } from '../../svg/shapes.ts';

/** A fabric cylinder, a shelf speaker with two drivers, or a portable bar. */
export const drawSpeaker: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(4);
  const mesh = (x: number, y: number, width: number, height: number) =>
    repeat(Math.floor(height / 13), (row) =>
      line(`M${x + 12} ${y + 8 + row * 13}h${width - 24}`, color.deep, 2.6, {
        'stroke-dasharray': '2 8',
        'stroke-dashoffset': row % 2 ? 5 : 0,
        opacity: '0.6',
      }),
    );
  const driver = (x: number, y: number, r: number) =>
    circle(x, y, r, sheet.metal()) +
    circle(x, y, r * 0.92, '#1b1e25') +
    circle(x, y, r * 0.8, sheet.glow(0.4, 0.35, 0.8, '#5b6472', ['#2b303a', 0.6], '#14161b')) +
    circle(x, y, r * cone, sheet.glow(0.35, 0.3, 0.9, '#6d7683', '#1b1e25'));
  const width = vary.between(246, 290);
  const light = vary.pick(['#7fd8ff', '#7fe0a8', '#ffb27a', '#ffffff', '#c9a8ff'] as const);
  const cone = vary.between(0.28, 0.44);
  const size = vary.between(126, 146);
  const grip = vary.between(140, 190);
  const length = vary.between(520, 580);
  const x = 400 - width / 2;
  if (style === 0) {
    return (
      sheet.shadow(400, 690, width * 0.64, 20) +
      path(`M${x} 240v410q0 38 ${width / 2} 38t${width / 2}-38V240Z`, sheet.cylinder(color)) +
      mesh(x, 256, width, 350) +
      path(`M${x} 640v14q0 36 ${width / 2} 36t${width / 2}-36v-14q0 34-${width / 2} 34T${x} 640Z`, '#2b2f38') +
      ellipse(400, 240, width / 2, 38, sheet.slant(color.bright, color.dim)) +
      ellipse(400, 238, width / 2 - 16, 30, '#23262e') +
      ellipse(400, 238, width * 0.24, 13, 'none', { stroke: light, 'stroke-width': 5 }) +
      inventedMark(400, 600, 30, color.on, vary.variant)
    );
  }
  if (style === 1) {
    return (
      sheet.shadow(405, 690, width * 0.7, 22) +
      path(`M${x + width} 140l40 16v520l-40 12Z`, color.deep) +
      rect(x, 136, width, 552, 14, sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
      driver(400, 290, width * 0.26) +
      driver(400, 510, width * 0.38) +
      inventedMark(400, 650, 26, color.on, vary.variant)
    );
  }
  if (style === 2) {
    return (
      sheet.shadow(400, 690, 320, 20) +
      rect(400 - length / 2, 430, length, 252, 120, sheet.down(color.bright, [color.base, 0.4], color.dark)) +
      mesh(200, 452, 400, 210) +
      ellipse(180, 556, 66, 108, sheet.slant('#5b6472', '#1b1e25')) +
      ellipse(180, 556, 46, 78, sheet.glow(0.4, 0.4, 0.7, '#7d8796', '#22262e')) +
      ellipse(620, 556, 66, 108, sheet.slant('#5b6472', '#1b1e25')) +
      ellipse(620, 556, 46, 78, sheet.glow(0.4, 0.4, 0.7, '#7d8796', '#22262e')) +
      rect(330, 416, 140, 24, 12, color.deep) +
      repeat(3, (button) => circle(366 + button * 34, 428, 6, color.bright)) +
      line(`M210 440q190-${Math.round(grip)} 380 0`, '#2b2f38', 15) +
      rect(340, 530, 120, 54, 10, color.base) +
      inventedMark(400, 557, 34, color.on, vary.variant)
    );
  }
  return (
    sheet.shadow(400, 690, 210, 22) +
    rect(340, 664, 120, 24, 10, color.deep) +
    circle(400, 460, 218, sheet.ball(color)) +
    circle(400, 470, 150, color.dark) +
    driver(400, 470, size) +
    path('M270 330q50-70 130-74', 'none', { stroke: '#ffffff', 'stroke-width': 14, 'stroke-linecap': 'round', opacity: '0.4' }) +
    inventedMark(400, 284, 24, color.on, vary.variant)
  );
};
