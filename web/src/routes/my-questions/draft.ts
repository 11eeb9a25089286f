import { keep, readKept } from './device-list.ts';
import { emptyInquiry, type InquiryValues } from './inquiry-values.ts';

const dayMs = 86_400_000;

/** A draft belongs to one member: the next one at this device must not read it. */
const nameOf = (memberId: string) => `inquiry-draft.${memberId}`;

/** A photo that the mall has already. It keeps those without an inquiry for a day. */
interface DraftPhoto {
  number: string;
  sentAt: number;
}

export interface Draft {
  values: InquiryValues;
  /** Numbers of photos. */
  photos: string[];
}

/** Unsent draft of the member. Drafts and photos older than a day are deleted. */
export function readDraft(memberId: string, now = Date.now()): Draft | null {
  const kept = readKept(nameOf(memberId));
  if (typeof kept !== 'object' || kept === null) return null;
  const { savedAt, values } = kept as { savedAt?: unknown; values?: unknown };
  if (isOfToday(savedAt, now))
    return { values: toValues(values), photos: photosOf(kept, now).map(({ number }) => number) };
  forgetDraft(memberId);
  return null;
}

export function saveDraft(memberId: string, { values, photos }: Draft, now = Date.now()): void {
  const isEmpty = values.title.trim() === '' && values.text.trim() === '' && photos.length === 0;
  const before = photosOf(readKept(nameOf(memberId)), now);
  const dated = photos.map((number) => before.find((each) => each.number === number) ?? { number, sentAt: now });
  keep(nameOf(memberId), isEmpty ? null : { savedAt: now, values, photos: dated });
}

export function forgetDraft(memberId: string): void {
  keep(nameOf(memberId), null);
}

function isOfToday(instant: unknown, now: number): instant is number {
  return typeof instant === 'number' && instant <= now && now - instant < dayMs;
}

function photosOf(kept: unknown, now: number): DraftPhoto[] {
  const photos = typeof kept === 'object' && kept !== null && 'photos' in kept ? kept.photos : null;
  if (!Array.isArray(photos)) return [];
  return photos.flatMap((photo: { number?: unknown; sentAt?: unknown } | null) =>
    typeof photo?.number === 'string' && isOfToday(photo.sentAt, now)
      ? [{ number: photo.number, sentAt: photo.sentAt }]
      : [],
  );
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
