import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

type Emblem = (ink: string) => string;

/** A card coming out of an envelope; the emblem, drawn about a middle 120 wide, tells what it is for. */
const cardWith =
  (emblem: Emblem | null): DrawProduct =>
  (art) => {
    const { vary, sheet, color } = art;
    const style = vary.style(4);
    const shine = sheet.slant('#f9e7b6', ['#d9b15a', 0.5], '#96702a');
    const lean = vary.between(-13, -4);
    const rise = vary.between(-46, -14);
    const envelope = shadesOf(vary.pick(['#efe4d0', '#f7f5f0', '#d9c3a0', '#e3e8ee'] as const));
    const seal = vary.pick([color.dark, '#b0343c', '#c9a24b'] as const);
    const clip = sheet.clip(rect(170, 250, 470, 296, 26, '#000'));
    const motif =
      [
        repeat(6, (ring) =>
          circle(600, 280, 50 + ring * 46, 'none', { stroke: color.bright, 'stroke-width': 10, opacity: '0.5' }),
        ),
        path('M170 460q120-90 240-20t230-60v166H170Z', color.dark) +
          path('M170 500q140-70 260-10t210-30v86H170Z', color.deep),
        rect(520, 250, 40, 296, 0, shine) +
          rect(170, 380, 470, 36, 0, shine) +
          path('M540 398q-24-60-74-46-22 44 20 58ZM540 398q24-60 74-46 22 44-20 58Z', shine) +
          rect(522, 382, 36, 34, 8, '#96702a'),
        repeat(24, (dot) =>
          circle(
            190 + ((dot * 97) % 440),
            262 + ((dot * 61) % 270),
            6 + (dot % 3) * 4,
            dot % 2 ? color.bright : '#f3dc9d',
            {
              opacity: '0.75',
            },
          ),
        ),
      ][style] ?? '';
    const card =
      rect(176, 258, 470, 296, 26, color.deep, { opacity: '0.35' }) +
      rect(170, 250, 470, 296, 26, sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
      group({ 'clip-path': clip }, motif, path('M170 250h300L300 546H170Z', '#ffffff', { opacity: '0.1' })) +
      (emblem === null
        ? rect(206, 286, 66, 48, 9, shine) + line('M206 310h66M228 286v48M250 286v48', '#96702a', 2)
        : circle(405, 340, 84, '#ffffff') + group({ transform: 'translate(405 340)' }, emblem(color.dark))) +
      inventedMark(250, 476, 62, color.on, vary.variant) +
      rect(300, 462, 130, 13, 6, color.on) +
      rect(300, 486, 84, 9, 4, color.on, { opacity: '0.7' });
    return (
      sheet.shadow(410, 680, 270, 22) +
      turn(
        lean,
        400,
        420,
        path('M150 330h500v320q0 20-20 20H170q-20 0-20-20Z', sheet.down(envelope.dim, envelope.dark)) +
          path('M150 330L400 200 650 330Z', envelope.dark),
        group({ transform: `translate(-6 ${Math.round(rise)})` }, card),
        path(
          'M150 440L360 560q40 22 80 0L650 440v210q0 20-20 20H170q-20 0-20-20Z',
          sheet.down(envelope.lit, envelope.dim),
        ) +
          path('M150 668l210-140M650 668L440 528', 'none', { stroke: envelope.dark, 'stroke-width': 4 }) +
          circle(400, 580, 27, seal) +
          inventedMark(400, 580, 26, '#ffffff', vary.variant),
      )
    );
  };

export const drawGiftCard = cardWith(null);

/** A voucher for a meal: fork, knife and plate. */
export const drawMealVoucher = cardWith(
  (ink) =>
    circle(0, 0, 38, 'none', { stroke: ink, 'stroke-width': 7 }) +
    circle(0, 0, 22, ink, { opacity: '0.35' }) +
    line('M-58-38v22q0 12 8 12v46M-42-38v22q0 12-8 12M-50-38v24', ink, 6) +
    path('M50-42q14 10 14 40l-8 6v40h-8v-86Z', ink),
);

/** A voucher for a cafe: a cup with steam. */
export const drawCafeVoucher = cardWith(
  (ink) =>
    path('M-44-10h80v24q0 36-34 36h-12q-34 0-34-36Z', ink) +
    line('M36-2q26-4 24 18t-28 20', ink, 8) +
    line('M-56 60H52', ink, 7) +
    line('M-24-26q-10-12 0-24M-4-26q-10-12 0-24M16-26q-10-12 0-24', ink, 6),
);
