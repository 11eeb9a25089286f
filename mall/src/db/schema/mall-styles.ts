/** The looks of malls. What each of them needs is listed in docs/decisions/0020-a-page-brings-its-looks.md. */
export const mallStyles = ['A', 'B', 'C', 'D', 'E'] as const;
export type MallStyle = (typeof mallStyles)[number];
