import { and, eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { files, type FilePurpose } from '../../db/schema/files.ts';
import { FileResponse } from '../../http/file-response.ts';
import { UploadedFile } from '../../http/form-body.ts';
import { memberOf, type Call, type Handlers, type PreparedCall } from '../../http/call.ts';
import { invalid, notFound, type Refusal } from '../../http/refusal.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { newNumber } from '../../security/numbers.ts';
import { seal, unseal } from '../../security/sealing.ts';
import { toFileContent, type FileFault } from './file-content.ts';
import { toSafeName } from './safe-name.ts';
import { fileNoKind, storedContents, type StoredContents } from './stored-contents.ts';

/** Shared, so that `storedContents` logs an outage once for all calls. */
export function fileHandlers(parts: Parameters<typeof storedContents>[0]) {
  const contents = storedContents(parts);
  return {
    uploadFile: { prepare: (context, call) => prepareUpload(context, contents, call) },
    getFile: (context, call) => getFile(context, contents, call),
  } satisfies Partial<Handlers>;
}

/** Re-encodes the picture and stores it. The transaction then inserts its row. */
async function prepareUpload(
  { keys, now }: MallContext,
  contents: StoredContents,
  call: Call<'uploadFile'>,
): Promise<PreparedCall> {
  const { memNo } = memberOf(call);
  const { file, purpCd } = call.body;
  if (!(file instanceof UploadedFile)) throw wrongFile('파일을 첨부해주세요.', 'REQUIRED');
  const content = await toFileContent(file.bytes, purpCd);
  if (typeof content === 'string') throw wrongFile(faultText(content, purpCd), 'FORMAT');
  const fileNo = newNumber(fileNoKind, now());
  const fileNm = `${toSafeName(file.name)}${content.extension}`;
  const size = content.bytes.length;
  const sealedNm = seal(keys.personal, fileNm);
  const row = { fileNo, memNo, purpCd, sealedNm, mediaType: content.type, size, createdAt: now() };
  await contents.put(fileNo, content.bytes);
  return {
    record: async ({ db }) => {
      await lockCaller(db, memNo);
      await db.insert(files).values(row);
      return { fileNo, fileNm, size };
    },
    discard: () => contents.discard(fileNo),
  };
}

async function getFile(
  { db, keys }: MallContext,
  contents: StoredContents,
  call: Call<'getFile'>,
): Promise<FileResponse> {
  const { memNo } = memberOf(call);
  const { fileNo } = call.params;
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.fileNo, fileNo), eq(files.memNo, memNo)));
  const bytes = row ? await contents.get(fileNo) : null;
  if (!row || !bytes) throw notFound('파일을', 'fileNo');
  return new FileResponse(unseal(keys.personal, row.sealedNm) ?? fileNo, row.mediaType, bytes);
}

function faultText(fault: FileFault, purpCd: FilePurpose): string {
  if (fault === 'BROKEN') return '사진을 읽지 못했어요. 손상됐거나 너무 큰 사진이에요. 다른 사진을 올려주세요.';
  if (fault === 'BLANK') return '서명이 비어 있거나 점만 찍혀 있어요. 이름을 그려주세요.';
  const pictures = 'JPG, PNG, WebP 이미지';
  return purpCd === 'DOCUMENT' ? `${pictures}나 PDF만 올릴 수 있어요.` : `${pictures}만 올릴 수 있어요.`;
}

function wrongFile(reason: string, rsnCd: 'REQUIRED' | 'FORMAT'): Refusal {
  return invalid([{ field: 'file', reason, rsnCd }]);
}
