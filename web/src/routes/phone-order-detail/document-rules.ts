import { photoRules, type FileRules } from '../../shop/files/upload-file.ts';

/** A document may also be a PDF. */
export const documentRules: FileRules = {
  types: [...photoRules.types, 'application/pdf'],
  tooLarge: '5MB보다 큰 파일이에요. 더 작은 파일을 골라 주세요.',
  wrongType: 'PDF 파일이나 JPEG, PNG, WebP 사진만 올릴 수 있어요.',
  failed: '서류를 올리지 못했어요. 다른 파일로 다시 시도해 주세요.',
};
