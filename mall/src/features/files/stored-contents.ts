import type { MallContext } from '../../context.ts';
import { unavailable } from '../../http/refusal.ts';
import { sealBytes, unsealBytes } from '../../security/sealing.ts';

/** Files are stored under their numbers, which begin with this. */
export const fileNoKind = 'FL';

const retrySeconds = 30;

/** The encrypted contents of files. A store that fails is 1503. */
export interface StoredContents {
  put(fileNo: string, bytes: Buffer): Promise<void>;
  get(fileNo: string): Promise<Buffer | null>;
  /** Removes contents without a row. The sweep deletes the rest. */
  discard(fileNo: string): Promise<void>;
}

export function storedContents({
  fileStore,
  keys,
  log,
  settings,
}: Pick<MallContext, 'fileStore' | 'keys' | 'log' | 'settings'>): StoredContents {
  const remedy =
    settings.fileStore === null
      ? `Make the folder ${settings.dataDir}/files writable for this user, free space on its disk, or set FILE_STORE_URL.`
      : 'Look whether the bucket of FILE_STORE_URL exists, can be reached, and takes FILE_STORE_KEY_ID.';
  const writing = outage(log, `Files cannot be stored. ${remedy}`, 'Files can be stored again.');
  const reading = outage(log, `Stored files cannot be read. ${remedy}`, 'Stored files can be read again.');
  return {
    put: (fileNo, bytes) => writing(() => fileStore.put(fileNo, sealBytes(keys.personal, bytes))),
    get: async (fileNo) => {
      const sealed = await reading(() => fileStore.get(fileNo));
      return sealed && unsealBytes(keys.personal, sealed);
    },
    discard: (fileNo) =>
      fileStore
        .remove(fileNo)
        .catch((error: unknown) => log.warn({ err: error }, 'a file without a row stays until it is swept')),
  };
}

/** Logs the first failure with its remedy, and the recovery; not each call in between. */
function outage(log: MallContext['log'], failure: string, recovery: string) {
  let isDown = false;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work();
      if (isDown) log.info(recovery);
      isDown = false;
      return result;
    } catch (error) {
      if (!isDown) log.error({ err: error }, failure);
      isDown = true;
      throw unavailable('파일 보관소를', retrySeconds);
    }
  };
}
