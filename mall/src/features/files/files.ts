import { parse } from 'node:path';
import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { files, type FilePurpose } from '../../db/schema/files.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { UploadedFile } from '../../http/form-body.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { invalid, notFound, type Refusal } from '../../http/refusal.ts';
import { newNumber } from '../../security/numbers.ts';
import { seal, sealBytes, unseal, unsealBytes } from '../../security/sealing.ts';
import { toFileContent } from './file-content.ts';

const dayMs = 86_400_000;
const claimYears = 3;
const longestName = 80;

export function fileHandlers(context: MallContext): Handlers {
  return {
    uploadFile: (call) => uploadFile(context, call),
    getFile: (call) => getFile(context, call),
  };
}

async function uploadFile({ fileStore, keys, now }: MallContext, call: Call) {
  const { memNo } = memberOf(call);
  const { file, purpCd } = call.body as { file: unknown; purpCd: FilePurpose };
  if (!(file instanceof UploadedFile)) throw wrongFile('파일을 첨부해주세요.', 'REQUIRED');
  if (file.isTooLarge) throw wrongFile('5MB 이하의 파일만 올릴 수 있어요.', 'LENGTH');
  const content = await toFileContent(file.bytes, purpCd);
  if (!content) throw wrongFile(acceptedTypes(purpCd), 'FORMAT');
  const fileNo = newNumber('FL', now());
  const fileNm = `${toSafeName(file.name)}${content.extension}`;
  const size = content.bytes.length;
  const sealedNm = seal(keys.personal, fileNm);
  const row = { fileNo, memNo, purpCd, sealedNm, mediaType: content.type, size, createdAt: now() };
  await call.db.insert(files).values(row);
  await fileStore.put(fileNo, sealBytes(keys.personal, content.bytes));
  return { fileNo, fileNm, size };
}

async function getFile({ fileStore, keys }: MallContext, call: Call): Promise<FileAnswer> {
  const { memNo } = memberOf(call);
  const fileNo = String(call.params['fileNo']);
  const [row] = await call.db
    .select()
    .from(files)
    .where(and(eq(files.fileNo, fileNo), eq(files.memNo, memNo)));
  const sealed = row ? await fileStore.get(fileNo) : null;
  const bytes = sealed && unsealBytes(keys.personal, sealed);
  if (!row || !bytes) throw notFound('파일을');
  return new FileAnswer(unseal(keys.personal, row.sealedNm) ?? fileNo, row.mediaType, bytes);
}

/**
 * Deletes files that nothing took within a day, and those of members who have left: content first, so that no content
 * remains without a row. Files of claims remain three more years, since the law wants records of disputes kept.
 */
export async function sweepFiles({ db, fileStore, now }: MallContext): Promise<void> {
  const disputedSince = now();
  disputedSince.setUTCFullYear(disputedSince.getUTCFullYear() - claimYears);
  const isNoRecord = or(ne(files.purpCd, 'CLAIM'), isNull(files.usedAt), lt(files.usedAt, disputedSince));
  const isUnused = and(isNull(files.usedAt), lt(files.createdAt, new Date(now().getTime() - dayMs)));
  const gone = await db
    .select({ fileNo: files.fileNo })
    .from(files)
    .where(or(isUnused, and(isNull(files.memNo), isNoRecord)));
  for (const { fileNo } of gone) {
    await fileStore.remove(fileNo);
    await db.delete(files).where(eq(files.fileNo, fileNo));
  }
}

function acceptedTypes(purpCd: FilePurpose): string {
  const pictures = 'JPG, PNG, WebP 이미지';
  return purpCd === 'DOCUMENT' ? `${pictures}나 PDF만 올릴 수 있어요.` : `${pictures}만 올릴 수 있어요.`;
}

/** Composed (NFC), without folders, control characters or the extension, which the content decides. It may be cut. */
function toSafeName(name: string): string {
  const base = name.normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const plain = parse(base)
    // Browsers write line breaks and quotes of a name like this.
    .name.replaceAll(/(?:\s|%0[ad])+/giu, ' ')
    .replaceAll('%22', '')
    .replaceAll(/[\p{C}"<>:|?*]/gu, '')
    .trim();
  return [...plain].slice(0, longestName).join('').trim() || 'file';
}

function wrongFile(reason: string, rsnCd: 'REQUIRED' | 'LENGTH' | 'FORMAT'): Refusal {
  return invalid([{ field: 'file', reason, rsnCd }]);
}
