import { walkPages } from '../harness/page-walk.ts';

walkPages('a page of each template');
