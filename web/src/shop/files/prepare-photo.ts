import { canBePrepared, mostBytes, photoTypes, UploadRefused, type FilePurpose } from './file-rules.ts';

/** Longest edge of what is sent: enough to read a label on a parcel. */
const mostPixels = 2_000;
const quality = 0.85;
const unreadable =
  '사진을 읽지 못했어요. 손상됐거나 읽을 수 없는 형식이에요. 다른 JPEG, PNG, WebP 사진을 선택해 주세요.';

/** The size that a picture is drawn in: the same shape, at most as long as a photo may be. */
export function fittingSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const share = Math.min(1, mostPixels / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/**
 * Makes a photo smaller on the device, upright as it was taken, and of a type that the mall takes. What fits already stays as it is.
 * Throws UploadRefused for a picture that the browser cannot read.
 */
export async function preparePhoto(file: File, purpose: FilePurpose): Promise<File> {
  if (purpose === 'DOCUMENT' || !canBePrepared(file)) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UploadRefused(unreadable);
  });
  try {
    const size = fittingSize(picture);
    const fits = size.width === picture.width && size.height === picture.height && file.size <= mostBytes;
    if (fits && photoTypes.includes(file.type)) return file;
    const canvas = Object.assign(document.createElement('canvas'), size);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (blob === null) throw new UploadRefused(unreadable);
    return new File([blob], `${file.name.replace(/\.\w+$/u, '')}.jpg`, { type: 'image/jpeg' });
  } finally {
    picture.close();
  }
}
