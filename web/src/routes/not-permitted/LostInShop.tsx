/** A closed shop front with "404" on its sign, in the mall's colours. */
export function LostInShop() {
  return (
    <svg viewBox="0 0 320 220" width="100%" aria-hidden="true" focusable="false">
      <rect width="320" height="220" rx="16" fill="var(--color-tint)" />
      <ellipse cx="160" cy="192" rx="116" ry="9" fill="var(--color-text)" opacity="0.08" />
      <rect x="64" y="86" width="192" height="104" rx="6" fill="var(--color-page)" />
      <rect
        x="84"
        y="112"
        width="62"
        height="56"
        rx="4"
        fill="var(--color-band)"
        stroke="var(--color-line)"
        strokeWidth="2"
      />
      <rect x="168" y="112" width="68" height="78" rx="4" fill="var(--color-line)" />
      <circle cx="178" cy="152" r="3" fill="var(--color-secondary)" />
      <path
        d="M56 62h208l12 30a16 16 0 0 1-29 6 16 16 0 0 1-29 0 16 16 0 0 1-29 0 16 16 0 0 1-29 0 16 16 0 0 1-29 0 16 16 0 0 1-29 0 16 16 0 0 1-29 0 16 16 0 0 1-29-6z"
        fill="var(--color-primary)"
      />
      <rect x="112" y="26" width="96" height="42" rx="8" fill="var(--color-strong)" />
      <text x="160" y="56" textAnchor="middle" fontSize="26" fontWeight="700" fill="#fff">
        404
      </text>
    </svg>
  );
}
