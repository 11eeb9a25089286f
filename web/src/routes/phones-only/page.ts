import type { PageModule } from '../../shared/page/page-module.ts';
import { PhonesOnly } from './PhonesOnly.tsx';

export const page: PageModule = { Component: PhonesOnly };
