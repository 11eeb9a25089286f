/** A slow network must not keep the shopper from printing: the fallbacks of the system are faces of one weight too. */
const longestWaitMs = 3_000;

const weights = [400, 600, 700];

/** Prints the page, once its faces for paper are here: browsers fetch them for paper alone, and do not wait for them. */
export async function printPage(): Promise<void> {
  const faces = Promise.allSettled(weights.map((weight) => document.fonts?.load(`${weight} 1em 'Pretendard Print'`)));
  await Promise.race([faces, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  window.print();
}
