import type { PageModule } from '../../shared/page/page-module.ts';
import { TelecomSignIn } from './TelecomSignIn.tsx';

export const page: PageModule = { Component: TelecomSignIn };
