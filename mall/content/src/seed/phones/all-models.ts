import { earlierPhones } from './earlier-phones.ts';
import { foldables } from './foldables.ts';
import { moreLines } from './more-lines.ts';
import type { PhoneModel } from './phone-model.ts';
import { smartphones } from './smartphones.ts';
import { specialPhones } from './special-phones.ts';
import { tabletsAndWatches } from './tablets-watches.ts';
import { valuePhones } from './value-phones.ts';

export const phoneModels: readonly PhoneModel[] = [
  ...smartphones,
  ...valuePhones,
  ...foldables,
  ...specialPhones,
  ...tabletsAndWatches,
  ...earlierPhones,
  ...moreLines,
];
