import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat } from '../../svg/shapes.ts';
import { speakerMesh } from '../parts/speaker-mesh.ts';

/** A portable speaker: a bar with a handle, or a ball. */
export const drawSpeaker: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const driver = (x: number, y: number, r: number) =>
    circle(x, y, r, sheet.metal()) +
    circle(x, y, r * 0.92, '#1b1e25') +
    circle(x, y, r * 0.8, sheet.glow(0.4, 0.35, 0.8, '#5b6472', ['#2b303a', 0.6], '#14161b')) +
    circle(x, y, r * cone, sheet.glow(0.35, 0.3, 0.9, '#6d7683', '#1b1e25'));
  const cone = vary.between(0.28, 0.44);
  const size = vary.between(126, 146);
  const grip = vary.between(140, 190);
  const length = vary.between(520, 580);
  if (vary.style(2) === 0) {
    return (
      sheet.shadow(400, 690, 320, 20) +
      rect(400 - length / 2, 430, length, 252, 120, sheet.down(color.bright, [color.base, 0.4], color.dark)) +
      speakerMesh(art, 200, 452, 400, 210) +
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
    path('M270 330q50-70 130-74', 'none', {
      stroke: '#ffffff',
      'stroke-width': 14,
      'stroke-linecap': 'round',
      opacity: '0.4',
    }) +
    inventedMark(400, 284, 24, color.on, vary.variant)
  );
};
