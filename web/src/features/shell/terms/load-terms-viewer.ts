/** Its code, which is fetched when it is first wanted. */
export async function loadTermsViewer() {
  return (await import('./TermsViewer.tsx')).TermsViewer;
}
