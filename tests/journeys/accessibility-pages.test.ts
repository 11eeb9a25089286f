import { walkPages } from '../harness/page-walk.ts';

walkPages('each page once');
