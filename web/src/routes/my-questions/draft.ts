import { keep, readKept } from './device-list.ts';
import { emptyInquiry, type InquiryValues } from './inquiry-values.ts';

const dayMs = 86_400_000;

/** A draft belongs to one member: the next one at this device must not read it. */
const nameOf = (memberId: string) => `inquiry-draft.${memberId}`;

/** What the member typed here and did not send, at most a day ago. Older drafts are forgotten. */
export function readDraft(memberId: string, now = Date.now()): InquiryValues | null {
  const kept = readKept(nameOf(memberId));
  if (typeof kept !== 'object' || kept === null) return null;
  const { savedAt, values } = kept as { savedAt?: unknown; values?: unknown };
  if (typeof savedAt === 'number' && savedAt <= now && now - savedAt < dayMs) return toValues(values);
  forgetDraft(memberId);
  return null;
}

export function saveDraft(memberId: string, values: InquiryValues, now = Date.now()): void {
  const isEmpty = values.title.trim() === '' && values.text.trim() === '';
  keep(nameOf(memberId), isEmpty ? null : { savedAt: now, values });
}

export function forgetDraft(memberId: string): void {
  keep(nameOf(memberId), null);
}

/** Only fields of the form, and only texts. */
function toValues(kept: unknown): InquiryValues {
  const fields = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const entries = Object.entries(emptyInquiry).map(([name, empty]) => {
    const value = fields[name];
    return [name, typeof value === 'string' ? value : empty] as const;
  });
  return { ...emptyInquiry, ...Object.fromEntries(entries) };
}
