/** A shop front with a phone and parcels before it, in the mall's colours. */
export function FamilyPicture() {
  return (
    <svg viewBox="0 0 480 320" width="100%" aria-hidden="true" focusable="false">
      <circle cx="250" cy="150" r="140" fill="var(--color-page)" opacity="0.7" />
      <ellipse cx="240" cy="292" rx="206" ry="14" fill="var(--color-text)" opacity="0.08" />
      <ShopFront />
      <PhoneAtTheDoor />
      <Parcels />
      <g fill="var(--color-primary)">
        <path d="M416 62l5 13 13 5-13 5-5 13-5-13-13-5 13-5z" opacity="0.5" />
        <path d="M70 88l4 10 10 4-10 4-4 10-4-10-10-4 10-4z" opacity="0.35" />
      </g>
    </svg>
  );
}

function ShopFront() {
  const bays = [0, 1, 2, 3, 4, 5];
  return (
    <g>
      <rect x="120" y="112" width="252" height="176" rx="8" fill="var(--color-page)" />
      <rect
        x="142"
        y="164"
        width="96"
        height="86"
        rx="6"
        fill="var(--color-tint)"
        stroke="var(--color-line)"
        strokeWidth="3"
      />
      <path
        d="M142 232l30-34 22 22 18-14 26 30v8a6 6 0 0 1-6 6h-84a6 6 0 0 1-6-6z"
        fill="var(--color-primary)"
        opacity="0.22"
      />
      <rect x="262" y="164" width="84" height="124" rx="6" fill="var(--color-strong)" />
      <rect x="272" y="174" width="64" height="70" rx="4" fill="#fff" opacity="0.22" />
      <circle cx="276" cy="258" r="4" fill="#fff" />
      <rect x="176" y="52" width="140" height="40" rx="10" fill="var(--color-strong)" />
      <path
        d="M234 62l3.500 8.500 8.500 3.500-8.500 3.500-3.500 8.500-3.500-8.500-8.500-3.500 8.500-3.500z"
        fill="#fff"
      />
      <rect x="254" y="70" width="40" height="7" rx="3.500" fill="#fff" opacity="0.85" />
      {bays.map((bay) => (
        <path
          key={bay}
          d={`M${108 + bay * 46} 88h46v36a23 20 0 0 1-46 0z`}
          fill={bay % 2 === 0 ? 'var(--color-primary)' : '#fff'}
          stroke="var(--color-primary)"
          strokeWidth="2"
        />
      ))}
    </g>
  );
}

function PhoneAtTheDoor() {
  return (
    <g transform="rotate(-8 92 220)">
      <rect x="56" y="146" width="76" height="146" rx="14" fill="var(--color-text)" />
      <rect x="61" y="151" width="66" height="136" rx="10" fill="var(--color-primary)" />
      <path d="M61 240c20-22 42-6 66-28v65a10 10 0 0 1-10 10H71a10 10 0 0 1-10-10z" fill="var(--color-strong)" />
      <rect x="84" y="156" width="20" height="5" rx="2.500" fill="var(--color-text)" />
      <rect x="71" y="174" width="38" height="7" rx="3.500" fill="#fff" opacity="0.9" />
      <rect x="71" y="187" width="24" height="6" rx="3" fill="#fff" opacity="0.6" />
    </g>
  );
}

function Parcels() {
  return (
    <g>
      <rect x="356" y="218" width="84" height="72" rx="4" fill="#d9a066" />
      <path d="M356 222a4 4 0 0 1 4-4h76a4 4 0 0 1 4 4v14h-84z" fill="#c78d54" />
      <path d="M388 218h20v36l-10-8-10 8z" fill="#f3e3cf" />
      <rect x="330" y="252" width="44" height="38" rx="4" fill="var(--color-accent)" />
      <path d="M352 252v38M330 268h44" stroke="#fff" strokeWidth="5" />
      <path
        d="M352 252c-14-2-18-14-9-15 6 0 9 8 9 15 0-7 3-15 9-15 9 1 5 13-9 15z"
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="4"
      />
    </g>
  );
}
