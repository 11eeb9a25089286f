import type { PageModule } from '../../shared/page/page-module.ts';
import { BoardPage } from './BoardPage.tsx';
import { loadBoard } from './load-board.ts';

export const page: PageModule = { Component: BoardPage, load: loadBoard };
