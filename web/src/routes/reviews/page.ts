import type { PageModule } from '../../shared/page/page-module.ts';
import { loadPosts } from '../board/load-board.ts';
import { ReviewsPage } from './ReviewsPage.tsx';

export const page: PageModule = { Component: ReviewsPage, load: loadPosts('MD_REVIEW') };
