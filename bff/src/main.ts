import { prepareEngine } from './engine.ts';

prepareEngine();
await import('./run.ts'); // not before
