import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { line, path, rect } from '../../svg/shapes.ts';

/** With a lid and sip, a straw, or a handle. */
export const drawTumbler: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(4);
  const width = [210, 250, 236, 190][style] ?? 210;
  const height = [440, 420, 330, 470][style] ?? 440;
  const x = 400 - width / 2;
  const y = 684 - height;
  const taper = [18, 38, 22, 0][style] ?? 18;
  const band = vary.whole(0, 2);
  const handle =
    style === 2 || style === 1
      ? line(`M${x + width - 8} ${y + 60}q100-10 96 90t-104 120`, color.deep, 34) +
        line(`M${x + width - 8} ${y + 58}q94-8 92 88t-102 114`, sheet.across(color.lit, color.dim), 24)
      : '';
  const lids = [
    path(`M${x + 8} ${y}q0-44 40-44h${width - 96}q40 0 40 44Z`, sheet.across('#1c1f26', '#5b6472', '#14161b')) +
      rect(384, y - 66, 60, 26, 10, '#2b2f38') +
      rect(x - 2, y - 6, width + 4, 20, 8, sheet.metal()),
    rect(418, y - 150, 22, 170, 11, sheet.across('#ffffffee', '#c9d8e6')) +
      rect(x - 6, y - 32, width + 12, 40, 16, sheet.across('#cbd9e6', '#f7fbff', '#a9bccd')) +
      rect(x - 2, y + 2, width + 4, 12, 6, sheet.metal()),
    rect(x - 4, y - 30, width + 8, 36, 14, sheet.across('#1c1f26', '#5b6472', '#14161b')) + rect(370, y - 38, 60, 14, 7, '#3a404c'),
    rect(x + 26, y - 86, width - 52, 74, 20, sheet.across('#8d97a5', '#f4f6f9', '#8d97a5')) +
      rect(x + 30, y - 14, width - 60, 18, 4, '#4b5361') +
      line(`M${x + 60} ${y - 88}q${width / 2 - 60}-60 ${width - 120} 0`, '#4b5361', 13),
  ];
  const bands =
    [
      rect(x + taper * 0.4, y + height * 0.32, width - taper * 0.8, height * 0.28, 6, color.deep, { opacity: '0.9' }) +
        rect(x + taper * 0.4, y + height * 0.32, width * 0.22, height * 0.28, 6, '#ffffff', { opacity: '0.1' }),
      '',
      rect(x + taper * 0.8, y + height - 56, width - taper * 1.6, 40, 4, sheet.metal()),
    ][band] ?? '';
  return (
    sheet.shadow(400, 690, width * 0.66, 18) +
    handle +
    path(`M${x} ${y}h${width}l-${taper} ${height - 20}q-2 22-26 22H${x + taper + 26}q-24 0-26-22Z`, sheet.cylinder(color)) +
    bands +
    (lids[style] ?? '') +
    inventedMark(400, y + height * 0.46, 54, band === 0 ? '#ffffff' : color.on, vary.variant) +
    rect(x + width * 0.2, y + 30, 14, height * 0.74, 7, '#ffffff', { opacity: '0.35' })
  );
};
