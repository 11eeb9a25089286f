// One chunk, since all are small and needed at the same moment.
export { WindowPopups } from '../features/window-popups/WindowPopups.tsx';
export { LazyShellWidgets } from './LazyShellWidgets.tsx';
export { followTranslations } from './translated-texts.ts';
export { addTypeface } from './theme/late-typeface.ts';
export { readEarlyFiles } from './before-hydration/early-files.ts';
