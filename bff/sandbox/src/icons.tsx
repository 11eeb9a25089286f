import type { ReactNode } from 'react';

/** Drawn with the stroke of GraphiQL's own icons. */
function Icon({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function ExamplesIcon() {
  return (
    <Icon>
      <rect x="3" y="4" width="7" height="7" rx="1.5" />
      <rect x="3" y="14" width="7" height="7" rx="1.5" />
      <path d="M14 6h7M14 9.5h5M14 16h7M14 19.5h5" />
    </Icon>
  );
}

export function MemberIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
    </Icon>
  );
}

export function LinkIcon() {
  return (
    <Icon className="graphiql-toolbar-icon">
      <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3-3a4.5 4.5 0 0 0-6.4-6.4l-1 1" />
      <path d="M14 10a4.5 4.5 0 0 0-6.4 0l-3 3a4.5 4.5 0 0 0 6.4 6.4l1-1" />
    </Icon>
  );
}

export function CallsIcon() {
  return (
    <Icon>
      <path d="M4 7h12M13 4l3 3-3 3M20 17H8M11 14l-3 3 3 3" />
    </Icon>
  );
}

export function TerminalIcon() {
  return (
    <Icon className="graphiql-toolbar-icon">
      <rect x="3" y="4.5" width="18" height="15" rx="2" />
      <path d="M7 10l2.5 2.5L7 15M12.5 15H17" />
    </Icon>
  );
}
