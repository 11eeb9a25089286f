import { eq } from 'drizzle-orm';
import type { MallContext } from '../context.ts';
import { files } from '../db/schema/files.ts';
import { storedContents, type StoredContents } from '../features/files/stored-contents.ts';
import { FileResponse } from '../http/file-response.ts';
import { notFound } from '../http/refusal.ts';
import { unseal } from '../security/sealing.ts';

/** One for each store, so that it logs an outage once for all calls. */
const contentsOfStore = new WeakMap<object, StoredContents>();

function contentsOf(context: MallContext): StoredContents {
  const contents = contentsOfStore.get(context.fileStore) ?? storedContents(context);
  contentsOfStore.set(context.fileStore, contents);
  return contents;
}

/** A stored file as a download. Throws 1404 where there is none. */
export async function readStoredFile(context: MallContext, fileNo: string | null | undefined): Promise<FileResponse> {
  const { db, keys } = context;
  const [row] = fileNo ? await db.select().from(files).where(eq(files.fileNo, fileNo)) : [];
  const bytes = row ? await contentsOf(context).get(row.fileNo) : null;
  if (!row || !bytes) throw notFound('파일을');
  return new FileResponse(unseal(keys.personal, row.sealedNm) ?? row.fileNo, row.mediaType, bytes);
}
