import { useEffect, useRef, useState } from 'react';
import { useDeleteBulkOrderMutation } from '../../__generated__/hooks.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { newIntentKey } from '../../shared/intent/intents.ts';
import { UploadRefused } from '../../shop/files/file-rules.ts';
import { uploadAndRead } from '../../shop/files/upload-file.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import { readHidden, type HiddenCells } from './hidden-cells.ts';
import { sheetFault, sheetRules } from './sheet-rules.ts';

interface Sending {
  name: string;
  /** From 0 to 1. */
  progress: number;
  /** Why it failed; null: it is on its way. */
  failure: string | null;
  /** Sends the same file again, by the same key; null: another file is needed. */
  repeat: (() => void) | null;
  /** What the file hides is read. It is asked whether it is meant. */
  choice: Choice | null;
}

interface Choice {
  hidden: HiddenCells;
  /** Sends the file again without it. */
  leaveOut: () => void;
  keep: () => void;
}

interface Way {
  idempotencyKey: string;
  /** The bulk order of the same file with what it hides; null: this is the first time. */
  instead: string | null;
}

/** Sends a spreadsheet, one at a time. `onDone` gets the number of its bulk order. */
export function useSendSheet(onDone: (number: string) => void) {
  const mallUrl = useMallUrl();
  const sessions = useSessionStore();
  const [sending, setSending] = useState<Sending | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const [deleteBulkOrder] = useDeleteBulkOrderMutation();

  /** The one with hidden rows. If this fails it stays in the list, where it can be deleted by hand. */
  const discard = (number: string) =>
    deleteBulkOrder({ variables: { input: { mallUrl, number } } }).catch(() => undefined);

  async function sendAs(file: File, way: Way) {
    if (!sessions) return;
    const { name } = file;
    const controller = new AbortController();
    leaving.current = controller;
    setSending({ ...start, name });
    try {
      const query = new URLSearchParams({ mallUrl, ...(way.instead !== null && { hidden: 'leave-out' }) });
      const { number, hidden } = await uploadAndRead({
        path: `/bulk-orders?${query}`,
        rules: sheetRules,
        file,
        idempotencyKey: way.idempotencyKey,
        sessions,
        signal: controller.signal,
        onProgress: (progress) => setSending({ ...start, name, progress }),
      });
      const found = way.instead === null ? readHidden(hidden) : null;
      if (way.instead !== null) await discard(way.instead);
      if (!found) return onDone(number);
      const choice = {
        hidden: found,
        leaveOut: () => void sendAs(file, { idempotencyKey: newIntentKey(), instead: number }),
        keep: () => onDone(number),
      };
      setSending({ ...start, name, progress: 1, choice });
    } catch (error) {
      if (controller.signal.aborted) return;
      const isRefused = error instanceof UploadRefused;
      const isRepeatable = !isRefused || error.isRepeatable;
      setSending({
        ...start,
        name,
        failure: isRefused ? error.message : describeError(error).message,
        repeat: isRepeatable ? () => void sendAs(file, way) : null,
      });
    }
  }

  return {
    sending,
    isBusy: sending !== null && sending.failure === null && sending.choice === null,
    send([file, ...others]: Iterable<File>) {
      if (!file) return;
      const failure = others.length > 0 ? '파일은 한 번에 하나씩 올려 주세요.' : sheetFault(file);
      if (failure === null) void sendAs(file, { idempotencyKey: newIntentKey(), instead: null });
      else setSending({ ...start, name: file.name, failure });
    },
  };
}

const start = { progress: 0, failure: null, repeat: null, choice: null };
