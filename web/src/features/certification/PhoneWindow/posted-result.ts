export interface PostedResult {
  requestNumber: string;
  /** Sealed by the agency. */
  result: string;
}

/**
 * What the agency posted to this page; see finishPhoneCertification of the schema. Read once: it does not stay in the
 * page.
 */
export function takePostedResult(): PostedResult | null {
  const element = document.getElementById('posted');
  element?.remove();
  try {
    const { requestNumber, result } = JSON.parse(element?.textContent ?? '{}') as Partial<Record<string, unknown>>;
    return typeof requestNumber === 'string' && typeof result === 'string' ? { requestNumber, result } : null;
  } catch {
    return null;
  }
}
