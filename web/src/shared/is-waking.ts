let isAwake = false;
const awake = Promise.withResolvers<void>();

/** On the server, and while the browser takes its drawing over: what stands there already must stay. */
export function isWaking(): boolean {
  return !isAwake;
}

/** Resolves once the browser has taken the drawing over: what changes elements before that makes them others than were drawn. */
export function whenAwake(): Promise<void> {
  return awake.promise;
}

export function noteAwake(): void {
  isAwake = true;
  awake.resolve();
  document.documentElement.dataset.awake = '';
}
