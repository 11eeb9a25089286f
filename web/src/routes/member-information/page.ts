import type { PageModule } from '../../shared/page/page-module.ts';
import { MemberInformationPage } from './MemberInformationPage.tsx';

export const page: PageModule = { Component: MemberInformationPage };
