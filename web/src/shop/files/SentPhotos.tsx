import { useEffect, useState } from 'react';
import { useMallUrl } from '../page/page-context.ts';
import { useSessionStore } from '../session/session-context.ts';
import { loadPhoto } from './load-photo.ts';
import { usePreview } from './use-preview.ts';
import classes from './SentPhotos.module.css';

/** Photos that the member sent, as thumbnails. Only the member may load them, so no plain address shows them. */
export function SentPhotos({ numbers }: { numbers: readonly string[] }) {
  return (
    <ul className={classes.root}>
      {numbers.map((number, index) => (
        <li key={number}>
          <SentPhoto number={number} name={`사진 ${index + 1}`} />
        </li>
      ))}
    </ul>
  );
}

function SentPhoto({ number, name }: { number: string; name: string }) {
  const mallUrl = useMallUrl();
  const sessions = useSessionStore();
  const [photo, setPhoto] = useState<Blob | null>(null);
  const preview = usePreview(photo);
  useEffect(() => {
    if (!sessions) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    // Never rejects.
    void loadPhoto({ mallUrl, number, sessions, signal }).then((blob) => !signal.aborted && setPhoto(blob));
    return () => leaving.abort();
  }, [mallUrl, number, sessions]);
  return <span className={classes.frame}>{preview === null ? null : <img src={preview} alt={name} />}</span>;
}
