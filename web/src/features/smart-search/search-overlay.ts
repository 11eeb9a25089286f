/** The name under which the search sheet opens (shared/ui/Overlay/use-overlay.ts), from wherever it is wanted. */
export const searchOverlay = 'search';
