/** A slow network must not keep the shopper from printing: the fallbacks of the system are faces of one weight too. */
const longestWaitMs = 3_000;

const weights = [400, 600, 700];

/** Browsers fetch the faces for paper when they print, and do not wait for them: a page made for paper has them before. */
export async function loadPrintFaces(): Promise<void> {
  await Promise.allSettled(weights.map((weight) => document.fonts?.load(`${weight} 1em 'Pretendard Print'`)));
}

/** Prints the page, once its faces for paper are here. */
export async function printPage(): Promise<void> {
  await Promise.race([loadPrintFaces(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  window.print();
}
