import { Agent, setGlobalDispatcher } from 'undici';

/** Shorter than the time limits of these calls: once one has ended on a silent line, the idle connections of that line are gone too. */
const idleMs = 1_000;

/**
 * Has every `fetch` of this process, that of libraries too, speak HTTP/1.1: a call that is given up ends its connection. By
 * HTTP/2, which undici (8.10 in Node.js 26, lib/dispatcher/client-h2.js) takes unasked behind https, it ends a stream alone, and
 * all later calls go to the same connection, even if that passes nothing on any more.
 */
export function speakHttp1Outside(): void {
  setGlobalDispatcher(new Agent({ allowH2: false, keepAliveTimeout: idleMs, keepAliveMaxTimeout: idleMs }));
}
