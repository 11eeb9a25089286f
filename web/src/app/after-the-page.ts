// One chunk for all: they are small, and wanted at the same moment.
export { WindowPopups } from '../features/window-popups/WindowPopups.tsx';
export { LazyShellWidgets } from './LazyShellWidgets.tsx';
export { followTranslations } from './translated-texts.ts';
export { addTypeface } from './theme/late-typeface.ts';
