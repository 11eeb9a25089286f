import { useEffect, useState, type RefObject } from 'react';
import { useMallUrl } from '../page/page-context.ts';
import { useSessionStore } from '../session/session-context.ts';
import { loadPhoto } from './load-photo.ts';
import { usePreview } from './use-preview.ts';

/** A photo that is loaded once its frame is near the screen, and again on retry. */
export function useSentPhoto(number: string, frame: RefObject<HTMLElement | null>) {
  const mallUrl = useMallUrl();
  const sessions = useSessionStore();
  const isNear = useIsNear(frame);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isWanted = isNear && photo === null && !hasFailed;
  useEffect(() => {
    if (!sessions || !isWanted) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async () => {
      const blob = await loadPhoto({ mallUrl, number, sessions, signal });
      if (signal.aborted) return;
      setPhoto(blob);
      setHasFailed(blob === null);
    };
    void load(); // never rejects
    return () => leaving.abort();
  }, [mallUrl, number, sessions, isWanted]);
  const preview = usePreview(photo);
  const shown = preview === null ? ('loading' as const) : ('loaded' as const);
  return { state: hasFailed ? ('failed' as const) : shown, preview, retry: () => setHasFailed(false) };
}

/** Whether an element has been within a screen of what is visible. A browser that cannot tell counts as near. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const sight = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      {
        rootMargin: '100%',
      },
    );
    sight.observe(element.current);
    return () => sight.disconnect();
  }, [element, isNear]);
  return isNear;
}
