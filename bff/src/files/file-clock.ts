import type { IncomingMessage } from 'node:http';
import type { StartClock } from '../http/request-metadata.ts';

interface Limits {
  /** Longest time in which no byte comes or goes: for a client that pauses, and for the response once the file has gone up. */
  stallMs: number;
  longestMs: number;
}

const tickMs = 200;

/**
 * The time of a request with a file. A slow connection is no fault while bytes flow, so what counts is the time since the last
 * one. After the last byte of an upload that is the time for the response.
 */
export function fileClock({ socket }: IncomingMessage, { stallMs, longestMs }: Limits): StartClock {
  return (expire) => {
    const start = performance.now();
    let moved = socket.bytesRead + socket.bytesWritten;
    let movedAt = start;
    const timer = setInterval(() => {
      const now = performance.now();
      const seen = socket.bytesRead + socket.bytesWritten;
      if (seen !== moved) [moved, movedAt] = [seen, now];
      if (now - movedAt < stallMs && now - start < longestMs) return;
      clearInterval(timer);
      expire();
    }, tickMs);
    return () => clearInterval(timer);
  };
}
