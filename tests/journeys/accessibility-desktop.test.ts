import { walkPages } from '../harness/page-walk.ts';

walkPages('desktop');
