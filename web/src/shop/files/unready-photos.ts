import type { Photos } from './use-photos.ts';

/** Why a form with these photos cannot be sent yet: none may be left out without a word. Null: it can. */
export function unreadyPhotos({ list, isBusy }: Pick<Photos, 'list' | 'isBusy'>): string | null {
  if (isBusy) return '사진을 올리고 있어요. 다 올린 뒤 다시 눌러 주세요.';
  const failed = list.filter(({ failure }) => failure !== null).map(({ file }) => file.name);
  return failed.length > 0 ? `올리지 못한 사진이 있어요. 다시 올리거나 빼 주세요: ${failed.join(', ')}` : null;
}
