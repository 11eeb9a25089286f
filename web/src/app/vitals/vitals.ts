import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Where reports go. The gateway takes the names of `vitalNames` and `errorNames` alone. */
const reportPath = '/vitals';

/** What a document reports: whose pages it belongs to, and no address, name or text. */
interface Report {
  device: 'DESKTOP' | 'MOBILE';
  /** Who may see its first page. */
  access: string;
  vitals: { name: string; value: number }[];
  errors: Record<'error' | 'rejection', number>;
}

/** Reports the vitals of this document once, when it is first hidden, with how many errors were not caught. */
export function reportVitals(about: Pick<Report, 'device' | 'access'>, errors: Report['errors']): void {
  const vitals = new Map<string, number>();
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(({ name, value }) => void vitals.set(name, value));
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    // The library's own listeners, which come by the same event, tell the last values.
    queueMicrotask(() => {
      const report: Report = {
        ...about,
        vitals: [...vitals].map(([name, value]) => ({ name, value: Math.round(value * 1000) / 1000 })),
        errors,
      };
      navigator.sendBeacon(reportPath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
    });
  });
}
