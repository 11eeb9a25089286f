import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect } from 'react';

/** GraphiQL reads the system's color scheme once; this follows later changes. */
export function SystemTheme() {
  const theme = useGraphiQL((state) => state.theme);
  const { setTheme } = useGraphiQLActions();
  useEffect(() => {
    if (theme) return;
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setTheme(null);
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, [theme, setTheme]);
  return null;
}
