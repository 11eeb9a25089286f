// Full tier: pages in Chromium that are no template, and other themes; the quick tier reads all of them as they are rendered.
import { walkPages } from '../harness/page-walk.ts';

walkPages('the other pages of a desktop');
