let isAwake = false;

/** On the server, and while the browser takes its drawing over: what stands there already must stay. */
export function isWaking(): boolean {
  return !isAwake;
}

export function noteAwake(): void {
  isAwake = true;
  document.documentElement.dataset.awake = '';
}
