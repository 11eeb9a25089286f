import { mostBytes, type FileRules } from '../../shop/files/file-rules.ts';

/** What a spreadsheet of orders may be. */
export const sheetRules: FileRules = {
  types: ['.xlsx', '.csv'],
  tooLarge: '5MB보다 큰 파일이에요. 나눠서 올려 주세요.',
  wrongType: 'xlsx나 csv 파일만 올릴 수 있어요.',
  failed: '파일을 읽지 못했어요. 양식에 맞는지 확인하고 다시 올려 주세요.',
};

/** A problem that is known before the upload. By name: browsers disagree on the type of a spreadsheet, and some know none. */
export function sheetFault({ name, size }: File): string | null {
  if (!sheetRules.types.some((type) => name.toLowerCase().endsWith(type))) return sheetRules.wrongType;
  return size > mostBytes ? sheetRules.tooLarge : null;
}
