import type { PageModule } from '../../shared/page/page-module.ts';
import { UpdatePasswordPage } from './UpdatePasswordPage.tsx';

export const page: PageModule = { Component: UpdatePasswordPage };
