import type { PageModule } from '../../shared/page/page-module.ts';
import { JoinMail } from './JoinMail.tsx';

export const page: PageModule = { Component: JoinMail };
