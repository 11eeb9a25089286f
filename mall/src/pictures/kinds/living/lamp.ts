import type { DrawProduct } from '../../art.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** A desk lamp, a table lamp with a shade, or a globe. */
export const drawLamp: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(4);
  const brass = vary.chance() ? sheet.across('#8c6a26', '#f3dc9d', '#9a7529') : sheet.metal();
  const halo = (x: number, y: number, r: number) =>
    circle(x, y, r, sheet.glow(0.5, 0.5, 0.5, '#ffe9b0cc', ['#ffedc055', 0.5], '#fff3d600'));
  const lean = vary.between(-12, 12);
  const shapes = [
    halo(250, 360, 200) +
      ellipse(450, 676, 140, 20, color.deep) +
      ellipse(450, 666, 140, 20, sheet.slant(color.bright, color.dark)) +
      line(`M450 660L${520 + lean} 430`, brass, 18) +
      line(`M${520 + lean} 430L350 210`, brass, 18) +
      circle(520 + lean, 430, 21, sheet.slant(color.bright, color.dark)) +
      circle(350, 212, 15, color.dark) +
      turn(
        32,
        310,
        250,
        path('M262 180q10-40 48-40t48 40l52 118H210Z', sheet.across(color.dim, [color.bright, 0.3], color.dark)) +
          ellipse(310, 298, 100, 22, '#fff3cf') +
          ellipse(310, 298, 74, 14, '#ffffff'),
      ),
    halo(400, 330, 260) +
      ellipse(400, 676, 110, 16, '#6b5a3a') +
      rect(386, 400, 28, 270, 6, brass) +
      ellipse(400, 668, 110, 16, brass) +
      path(`M306 ${160 + lean}h188l84 250H222Z`, sheet.across(color.dim, [color.bright, 0.32], [color.lit, 0.5], color.dark)) +
      ellipse(400, 410, 178, 22, '#fff3cf') +
      ellipse(400, 160 + lean, 94, 11, color.deep) +
      line('M520 414v60', '#9a7529', 3) +
      circle(520, 480, 7, '#c9a24b'),
    halo(400, 320, 270) +
      path('M320 676q0-110 60-150h40q60 40 60 150Z', sheet.across(color.dark, [color.bright, 0.3], color.dark)) +
      ellipse(400, 676, 80, 10, color.deep) +
      circle(400, 340, 176, sheet.glow(0.4, 0.36, 0.7, '#ffffff', ['#fff6dd', 0.5], '#ecd6a3')) +
      rect(356, 506, 88, 26, 8, brass),
    halo(400, 300, 240) +
      line('M300 676L400 330L500 676M400 330V660', '#8a5f3c', 16) +
      path('M270 160h260l40 220H230Z', sheet.across(color.dim, [color.bright, 0.3], color.dark)) +
      repeat(9, (pleat) => line(`M${284 + pleat * 29} 164L${250 + pleat * 37.5} 376`, color.dark, 2.5, { opacity: '0.4' })) +
      ellipse(400, 380, 170, 17, '#fff3cf') +
      ellipse(400, 160, 130, 12, color.deep),
  ];
  return sheet.shadow(style === 0 ? 450 : 400, 690, 160, 16) + (shapes[style] ?? '');
};
