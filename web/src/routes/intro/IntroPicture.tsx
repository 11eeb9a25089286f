/** A phone, a bag and a parcel in the mall's colours. */
export function IntroPicture() {
  return (
    <svg viewBox="0 0 320 240" width="100%" aria-hidden="true" focusable="false">
      <circle cx="160" cy="118" r="104" fill="var(--color-page)" opacity="0.75" />
      <ellipse cx="160" cy="212" rx="118" ry="10" fill="var(--color-text)" opacity="0.1" />
      <g>
        <rect x="112" y="34" width="92" height="176" rx="16" fill="var(--color-text)" />
        <rect x="118" y="40" width="80" height="164" rx="11" fill="var(--color-primary)" />
        <path d="M118 150c22-26 52-8 80-34v77a11 11 0 0 1-11 11h-58a11 11 0 0 1-11-11z" fill="var(--color-strong)" />
        <path d="M118 108c26-10 44 14 80-16v40c-30 24-56 4-80 30z" fill="#fff" opacity="0.18" />
        <rect x="148" y="46" width="20" height="5" rx="2.5" fill="var(--color-text)" />
        <rect x="130" y="66" width="44" height="8" rx="4" fill="#fff" opacity="0.9" />
        <rect x="130" y="80" width="28" height="6" rx="3" fill="#fff" opacity="0.6" />
      </g>
      <g>
        <path d="M196 138h72l8 74h-88z" fill="var(--color-accent)" />
        <path d="M196 138h72l1 10h-74z" fill="#000" opacity="0.12" />
        <path d="M214 152v-18a18 18 0 0 1 36 0v18" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      </g>
      <g>
        <path d="M48 160h72v52H48z" fill="#d9a066" />
        <path d="M48 160h72v14H48z" fill="#c78d54" />
        <path d="M76 160h16v26l-8-6-8 6z" fill="#f3e3cf" />
      </g>
    </svg>
  );
}
