import type { Drawing } from '../drawing.ts';
import { drawPhoneFlip, drawPhoneFlipSmall } from './phone-flip.ts';
import { drawPhoneFolder } from './phone-folder.ts';
import { drawPhoneFold } from './phone-fold.ts';
import { drawPhoneKids } from './phone-kids.ts';
import { drawPhoneRugged } from './phone-rugged.ts';
import { drawPhone } from './phone.ts';

export const phoneDrawings = {
  phone: {
    draw: drawPhone,
    draws: [],
    setting: 'desk',
    focus: [250, 330],
    rear: 'own',
    extent: { middle: 402, width: 580, height: 760, ground: 898 },
  },
  'phone-fold': {
    draw: drawPhoneFold,
    draws: [],
    setting: 'desk',
    focus: [250, 400],
    rear: 'own',
    extent: { middle: 402, width: 620, height: 648, ground: 898 },
  },
  'phone-flip': {
    draw: drawPhoneFlip,
    draws: [],
    setting: 'desk',
    focus: [260, 680],
    rear: 'own',
    extent: { middle: 404, width: 608, height: 680, ground: 898 },
  },
  'phone-flip-small': {
    draw: drawPhoneFlipSmall,
    draws: [],
    setting: 'desk',
    focus: [260, 680],
    rear: 'own',
    extent: { middle: 404, width: 608, height: 680, ground: 898 },
  },
  'phone-folder': {
    draw: drawPhoneFolder,
    draws: [],
    setting: 'desk',
    focus: [500, 700],
    rear: 'own',
    extent: { middle: 404, width: 608, height: 750, ground: 898 },
  },
  'phone-rugged': {
    draw: drawPhoneRugged,
    draws: [],
    setting: 'outdoor',
    focus: [260, 330],
    rear: 'own',
    extent: { middle: 400, width: 584, height: 720, ground: 898 },
  },
  'phone-kids': {
    draw: drawPhoneKids,
    draws: [],
    setting: 'playroom',
    focus: [270, 340],
    rear: 'own',
    extent: { middle: 388, width: 588, height: 720, ground: 898 },
  },
} satisfies Record<string, Drawing>;
