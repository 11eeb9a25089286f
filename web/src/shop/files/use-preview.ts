import { useEffect, useState } from 'react';

/** A photo as a `data:` address; the page's policy allows no other for content that the browser made. */
export function usePreview(file: Blob | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    const reader = new FileReader();
    reader.addEventListener('load', () => typeof reader.result === 'string' && setPreview(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return preview;
}
