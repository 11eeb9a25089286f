import type { EntryQuestionKind, ExhibitionStatus, ExhibitionType } from '../../graphql/__generated__/schema-types.ts';

export const statuses: Readonly<Record<string, ExhibitionStatus>> = { ING: 'RUNNING', END: 'ENDED', WIN: 'ANNOUNCED' };
export const statusCodes = { RUNNING: 'ING', ENDED: 'END', ANNOUNCED: 'WIN' } as const satisfies Record<
  ExhibitionStatus,
  string
>;

export const types: Readonly<Record<string, ExhibitionType>> = { SALE: 'SALE', EVENT: 'EVENT', ETC: 'OTHER' };
export const typeCodes = { SALE: 'SALE', EVENT: 'EVENT', OTHER: 'ETC' } as const satisfies Record<
  ExhibitionType,
  string
>;

export const questionKinds: Readonly<Record<string, EntryQuestionKind>> = {
  TEXT: 'TEXT',
  CHOICE: 'CHOICE',
  MULTI: 'CHOICES',
};
