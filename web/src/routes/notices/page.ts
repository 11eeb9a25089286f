import type { PageModule } from '../../shared/page/page-module.ts';
import { loadPosts } from '../board/load-board.ts';
import { NoticesPage } from './NoticesPage.tsx';

export const page: PageModule = { Component: NoticesPage, load: loadPosts('NOTICE') };
