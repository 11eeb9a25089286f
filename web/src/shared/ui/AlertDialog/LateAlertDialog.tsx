import { lazy, Suspense, useEffect, useState } from 'react';
import type { AlertDialogProps } from './AlertDialog.tsx';

const AlertDialog = lazy(async () => ({ default: (await import('./AlertDialog.tsx')).AlertDialog }));

/** An alert dialog whose code is fetched when there is something to say. The server never draws it. */
export function LateAlertDialog(props: AlertDialogProps) {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  return isAwake ? (
    <Suspense fallback={null}>
      <AlertDialog {...props} />
    </Suspense>
  ) : null;
}
