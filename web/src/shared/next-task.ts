/** Long work goes on in a task of its own: before it the browser may draw, scroll and answer touches. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
