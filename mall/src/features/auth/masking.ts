/** ga***@example.com: two letters at most stay, and never all of them. */
export function maskEmail(email: string | null): string | null {
  if (email === null) return null;
  const [name = '', domain = ''] = email.split('@');
  const shown = name.slice(0, Math.min(2, Math.max(name.length - 1, 0)));
  return `${shown}***@${domain}`;
}

/** 010-****-5678 */
export function maskMobile(mobile: string | null): string | null {
  if (mobile === null) return null;
  const digits = mobile.replaceAll(/\D/gu, '');
  return `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
}
