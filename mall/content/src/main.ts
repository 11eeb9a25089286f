import { runMall } from 'mall/run.ts';
import { content } from './content.ts';

await runMall(content);
