import type { DrawProduct } from '../../art.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

type LampForm = 'desk' | 'table';

/** A lamp by where it stands: an arm over a desk, or a shade or globe at the bedside. */
const lampOf =
  (form: LampForm): DrawProduct =>
  (art) => {
    const { vary, sheet, color } = art;
    const style = form === 'desk' ? 0 : 1 + vary.style(2);
    const globe = vary.between(156, 182);
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
        path(
          `M306 ${160 + lean}h188l84 250H222Z`,
          sheet.across(color.dim, [color.bright, 0.32], [color.lit, 0.5], color.dark),
        ) +
        ellipse(400, 410, 178, 22, '#fff3cf') +
        ellipse(400, 160 + lean, 94, 11, color.deep) +
        line('M520 414v60', '#9a7529', 3) +
        circle(520, 480, 7, '#c9a24b'),
      halo(400, 320, 270) +
        path('M320 676q0-110 60-150h40q60 40 60 150Z', sheet.across(color.dark, [color.bright, 0.3], color.dark)) +
        ellipse(400, 676, 80, 10, color.deep) +
        circle(400, 510 - globe, globe, sheet.glow(0.4, 0.36, 0.7, '#ffffff', ['#fff6dd', 0.5], '#ecd6a3')) +
        rect(356, 506, 88, 26, 8, brass),
    ];
    return sheet.shadow(style === 0 ? 450 : 400, 690, 160, 16) + (shapes[style] ?? '');
  };

export const drawDeskLamp = lampOf('desk');
export const drawLamp = lampOf('table');

/** A lamp on the floor: a tall pole or three legs under a shade. */
export const drawFloorLamp: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const tripod = vary.chance();
  const wide = vary.between(120, 146);
  const pleats = vary.whole(7, 10);
  const brass = vary.chance()
    ? sheet.across('#8c6a26', '#f3dc9d', '#9a7529')
    : sheet.across('#16181d', '#5b6472', '#16181d');
  return (
    sheet.shadow(400, 690, 130, 14) +
    circle(400, 190, 220, sheet.glow(0.5, 0.5, 0.5, '#ffe9b0cc', ['#ffedc055', 0.5], '#fff3d600')) +
    (tripod
      ? line('M306 684L400 270L494 684M400 270V650', '#8a5f3c', 13) + line('M352 500h96', '#8a5f3c', 7)
      : rect(392, 210, 16, 462, 6, brass) + ellipse(400, 676, 96, 15, '#2b2f38') + ellipse(400, 670, 96, 15, brass)) +
    path(
      `M${400 - wide * 0.72} 70h${wide * 1.44}L${400 + wide} 240H${400 - wide}Z`,
      sheet.across(color.dim, [color.bright, 0.3], color.dark),
    ) +
    repeat(pleats, (pleat) =>
      line(
        `M${400 - wide * 0.72 + (pleat + 0.5) * ((wide * 1.44) / pleats)} 74L${400 - wide + (pleat + 0.5) * ((wide * 2) / pleats)} 236`,
        color.dark,
        2.5,
        { opacity: '0.4' },
      ),
    ) +
    ellipse(400, 240, wide, 13, '#fff3cf') +
    line('M440 246v70', '#9a7529', 3) +
    circle(440, 322, 7, '#c9a24b')
  );
};
