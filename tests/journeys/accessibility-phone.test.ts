// Full tier: the pages that the quick tier walks on the other device, and other themes.
import { walkPages } from '../harness/page-walk.ts';

walkPages('the rest of a phone');
