import { useEffect, useEffectEvent, useState } from 'react';
import { openSecret } from './tab-secrets.ts';

/** Whether the secrets of these names can be read: right after a reload they are opened first. */
export function useOpenSecrets(...names: readonly string[]): boolean {
  const [isOpen, setIsOpen] = useState(false);
  const open = useEffectEvent(() => Promise.all(names.map((name) => openSecret(name))));
  useEffect(() => {
    let isShown = true;
    void open().then(() => isShown && setIsOpen(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isOpen;
}
