import type { PageModule } from '../../shared/page/page-module.ts';
import { UpdatePassword } from './UpdatePassword.tsx';

export const page: PageModule = { Component: UpdatePassword };
