import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Which overlay or panel is open; null: none. Navigating to another page closes it. */
export function useOpenHere<Id extends string>(): [open: Id | null, setOpen: (id: Id | null) => void] {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ id: Id; key: string } | null>(null);
  const open = opened?.key === key ? opened.id : null;
  return [open, (id) => setOpened(id === null ? null : { id, key })];
}
