/** The four inks of an icon: main form, softer second form, white and one dot of accent. */
interface Inks {
  main: string;
  soft: string;
  white: string;
  accent: string;
}

export type DrawIcon = (inks: Inks) => string;
