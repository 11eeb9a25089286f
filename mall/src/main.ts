import { runMall } from './run.ts';

await runMall();
