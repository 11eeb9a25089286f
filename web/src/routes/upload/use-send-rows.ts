import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../shared/errors/describe-error.ts';
import { newIntentKey } from '../../shared/intent/intents.ts';
import { UploadRefused } from '../../shop/files/file-rules.ts';
import { uploadAndRead } from '../../shop/files/upload-file.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import { sheetFault, sheetRules } from './sheet-rules.ts';

interface Sending {
  name: string;
  /** Why it failed; null: it is on its way, or done. */
  failure: string | null;
  /** Sends the same file again, by the same key; null: another file is needed. */
  repeat: (() => void) | null;
  /** Number of rows; null: none yet. */
  replaced: number | null;
}

/** Sends a file of mended rows of a bulk order. */
export function useSendRows(number: string, onDone: () => void) {
  const mallUrl = useMallUrl();
  const sessions = useSessionStore();
  const [sending, setSending] = useState<Sending | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function sendAs(file: File, idempotencyKey: string) {
    if (!sessions) return;
    const state = { name: file.name, failure: null, repeat: null, replaced: null };
    const controller = new AbortController();
    leaving.current = controller;
    setSending(state);
    try {
      const { replacedCount } = await uploadAndRead({
        path: `/bulk-orders/${encodeURIComponent(number)}/rows?${new URLSearchParams({ mallUrl })}`,
        rules: sheetRules,
        file,
        idempotencyKey,
        sessions,
        signal: controller.signal,
        onProgress: () => undefined,
      });
      setSending({ ...state, replaced: typeof replacedCount === 'number' ? replacedCount : 0 });
      onDone();
    } catch (error) {
      if (controller.signal.aborted) return;
      const isRefused = error instanceof UploadRefused;
      const failure = isRefused ? error.message : describeError(error).message;
      const isRepeatable = !isRefused || error.isRepeatable;
      setSending({ ...state, failure, repeat: isRepeatable ? () => void sendAs(file, idempotencyKey) : null });
    }
  }

  return {
    sending,
    isBusy: sending !== null && sending.failure === null && sending.replaced === null,
    send([file, ...others]: Iterable<File>) {
      if (!file) return;
      const failure = others.length > 0 ? '파일은 한 번에 하나씩 올려 주세요.' : sheetFault(file);
      if (failure === null) void sendAs(file, newIntentKey());
      else setSending({ name: file.name, failure, repeat: null, replaced: null });
    },
  };
}
