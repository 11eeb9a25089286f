/**
 * Requests may wait for a connection, and a process may be paused meanwhile; whoever must not send what has become
 * stale puts a fence before it. It is asked in the very moment in which the request would be written to its connection.
 */
export interface Fence {
  mayBeSent(): boolean;
  /** The first bytes go out now. */
  onSending(): void;
}

/** The request stayed here: nothing of it was sent. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}
