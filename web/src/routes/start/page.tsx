import type { PageModule } from '../../shared/page/page-module.ts';
import { LoadingIndicator } from '../../shared/ui/LoadingIndicator/LoadingIndicator.tsx';

/** Seen only while the guard leads on to home, intro or upload. */
export const page: PageModule = { Component: LoadingIndicator };
