import type { PageModule } from '../../shared/page/page-module.ts';
import { loadUnknownPath } from './load-unknown-path.ts';
import { UnknownPath } from './UnknownPath.tsx';

export const page: PageModule = { Component: UnknownPath, load: loadUnknownPath };
