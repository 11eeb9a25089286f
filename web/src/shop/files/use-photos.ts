import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../shared/errors/describe-error.ts';
import { newIntentKey } from '../../shared/intent/intents.ts';
import { useMallUrl } from '../page/page-context.ts';
import { useSessionStore } from '../session/session-context.ts';
import { canBePrepared, fileFault, rulesOf, UploadRefused, type FilePurpose } from './file-rules.ts';

export interface Photo {
  /** Identifies it on this page; also the idempotency key of its upload. */
  key: string;
  file: File;
  /** From 0 to 1 while it is sent. */
  progress: number;
  /** The mall's number, once it is there. */
  number: string | null;
  /** Why it failed; null: it is uploaded, or in progress. */
  failure: string | null;
  /** Purpose of the photo, on pages with several fields. */
  slot: string | null;
  /** Whether sending it again may help. */
  isRepeatable: boolean;
}

export interface Photos {
  list: readonly Photo[];
  /** A note that photos beyond the limit were left out. */
  note: string | null;
  isBusy: boolean;
  /** New photos of a slot replace its old ones. */
  add: (files: readonly File[], slot?: string) => void;
  remove: (key: string) => void;
  repeat: (key: string) => void;
}

/** Also where the code for it did not arrive. */
const notSent = '올리지 못했어요. 인터넷 연결을 확인하고 다시 올려 주세요.';

const loadPreparing = () => import('./prepare-photo.ts');
const loadUpload = () => import('./upload-file.ts');

/** Photos that a shopper adds to a text. Each is uploaded as soon as it is chosen; a failure says why. */
export function usePhotos(purpose: FilePurpose, most: number): Photos {
  const mallUrl = useMallUrl();
  const sessions = useSessionStore();
  const [list, setList] = useState<readonly Photo[]>([]);
  const [note, setNote] = useState<string | null>(null);
  const running = useRef(new Map<string, AbortController>());
  // One after the other: the mall takes one file of a member at a time.
  const last = useRef(Promise.resolve());
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((upload) => upload.abort());
  }, []);

  const change = (key: string, changes: Partial<Photo>) =>
    setList((now) => now.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));

  function send(key: string, file: File) {
    const leaving = new AbortController();
    running.current.set(key, leaving);
    change(key, { progress: 0, failure: null });
    last.current = last.current.then(() => sendNow(key, file, leaving)); // never rejects
  }

  async function sendNow(key: string, file: File, leaving: AbortController) {
    if (!sessions || leaving.signal.aborted) return;
    try {
      const prepared = canBePrepared(file) ? await (await loadPreparing()).preparePhoto(file, purpose) : file;
      const fault = fileFault(prepared, purpose);
      if (fault !== null) throw new UploadRefused(fault);
      const { uploadFile } = await loadUpload();
      const number = await uploadFile({
        path: `/files?${new URLSearchParams({ mallUrl, purpose })}`,
        rules: rulesOf(purpose),
        file: prepared,
        idempotencyKey: key,
        sessions,
        signal: leaving.signal,
        onProgress: (progress) => change(key, { progress }),
      });
      change(key, { number, progress: 1 });
    } catch (error) {
      const isRefused = error instanceof UploadRefused;
      const isRepeatable = !isRefused || error.isRepeatable;
      change(key, { failure: isRefused ? error.message : describeError(error, notSent).message, isRepeatable });
    } finally {
      running.current.delete(key);
    }
  }

  return {
    list,
    note,
    isBusy: list.some(({ number, failure }) => (number ?? failure) === null),
    add(files, slot) {
      const replaced = list.filter((photo) => slot !== undefined && photo.slot === slot);
      for (const { key } of replaced) running.current.get(key)?.abort();
      const kept = list.filter((photo) => !replaced.includes(photo));
      const taken = files.slice(0, most - kept.length);
      const others = files.slice(taken.length).map(({ name }) => name);
      setNote(others.length > 0 ? `사진은 ${most}장까지 올릴 수 있어요. 넣지 못한 사진: ${others.join(', ')}` : null);
      const photos = taken.map((file) => ({
        key: newIntentKey(),
        file,
        progress: 0,
        number: null,
        slot: slot ?? null,
        // A picture may be made to fit.
        failure: canBePrepared(file) ? null : fileFault(file, purpose),
        isRepeatable: false,
      }));
      setList([...kept, ...photos]);
      for (const { key, file, failure } of photos) if (failure === null) send(key, file);
    },
    remove(key) {
      running.current.get(key)?.abort();
      setNote(null);
      setList((now) => now.filter((photo) => photo.key !== key));
    },
    repeat(key) {
      const photo = list.find((each) => each.key === key);
      if (photo) send(key, photo.file);
    },
  };
}
