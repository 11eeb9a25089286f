import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../shared/errors/describe-error.ts';
import { newIntentKey } from '../../shared/intent/intents.ts';
import { fileFault, rulesOf, uploadFile, UploadRefused } from '../../shop/files/upload-file.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';

/** Sends the picture of a signature. `what` names it: the same is sent again with the same key. */
export function useSignature(onSaved: (fileNumber: string) => void) {
  const mallUrl = useMallUrl();
  const sessions = useSessionStore();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const last = useRef<{ what: string; key: string; file: File } | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function send(what: string, draw: () => Promise<File | null>) {
    const file = last.current?.what === what ? last.current.file : await draw();
    if (!file || !sessions) throw new UploadRefused(rulesOf('SIGN').failed);
    const fault = fileFault(file, 'SIGN');
    if (fault !== null) throw new UploadRefused(fault);
    if (last.current?.what !== what) last.current = { what, file, key: newIntentKey() };
    leaving.current = new AbortController();
    return uploadFile({
      mallUrl,
      purpose: 'SIGN',
      file,
      idempotencyKey: last.current.key,
      sessions,
      signal: leaving.current.signal,
      onProgress: () => {},
    });
  }

  return {
    isBusy,
    failure,
    async save(what: string, draw: () => Promise<File | null>) {
      if (isBusy) return;
      setIsBusy(true);
      setFailure(null);
      try {
        const number = await send(what, draw);
        last.current = null;
        onSaved(number);
      } catch (error) {
        setFailure(error instanceof UploadRefused ? error.message : describeError(error).message);
      } finally {
        setIsBusy(false);
      }
    },
  };
}
