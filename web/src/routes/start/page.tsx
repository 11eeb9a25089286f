import type { PageModule } from '../../shop/page/page-module.ts';
import { LoadingIndicator } from '../../shared/ui/LoadingIndicator/LoadingIndicator.tsx';

/** Visible only while the guard redirects to home, intro or upload. */
export const page: PageModule = { Component: LoadingIndicator };
