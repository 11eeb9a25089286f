/** What a file is for. Documents may be PDFs; a signature is a picture that a page draws, and has its own words there. */
export type FilePurpose = 'CLAIM' | 'QUESTION' | 'DOCUMENT' | 'SIGN';

/** Why a file was refused, as Korean text for shoppers. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  /** Whether the same file may be taken a little later. */
  readonly isRepeatable: boolean;

  constructor(message: string, { isRepeatable = false } = {}) {
    super(message);
    this.isRepeatable = isRepeatable;
  }
}

export const mostBytes = 5 * 1024 * 1024;
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
export const tooLarge = '5MB보다 큰 사진이에요. 더 작은 사진을 선택해 주세요.';
export const wrongType = 'JPEG, PNG, WebP 사진만 올릴 수 있어요.';

/** Rules for a file, and the messages if it breaks them. */
export interface FileRules {
  types: readonly string[];
  tooLarge: string;
  wrongType: string;
  failed: string;
}

const ofPhotos: FileRules = {
  types: photoTypes,
  tooLarge,
  wrongType,
  failed: '사진을 올리지 못했어요. 다른 사진으로 다시 시도해 주세요.',
};

const ofDocuments: FileRules = {
  types: [...photoTypes, 'application/pdf'],
  tooLarge: '5MB보다 큰 파일이에요. 더 작은 파일을 선택해 주세요.',
  wrongType: 'PDF 파일이나 JPEG, PNG, WebP 사진만 올릴 수 있어요.',
  failed: '서류를 올리지 못했어요. 다른 파일로 다시 시도해 주세요.',
};

/** Rules for files of a purpose, and the messages if one breaks them. */
export function rulesOf(purpose: FilePurpose): FileRules {
  return purpose === 'DOCUMENT' ? ofDocuments : ofPhotos;
}

/** Whether the browser may be able to make the file fit. */
export function canBePrepared({ type }: Pick<File, 'type'>): boolean {
  return type.startsWith('image/') && type !== 'image/svg+xml' && typeof createImageBitmap === 'function';
}

/** A problem of a file that is known before the upload; null: none. */
export function fileFault({ type, size }: Pick<File, 'type' | 'size'>, purpose: FilePurpose): string | null {
  const rules = rulesOf(purpose);
  if (!rules.types.includes(type)) return rules.wrongType;
  return size > mostBytes ? rules.tooLarge : null;
}
