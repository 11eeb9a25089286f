import type { PageModule } from '../../shared/page/page-module.ts';
import { RejectMail } from './RejectMail.tsx';

export const page: PageModule = { Component: RejectMail };
