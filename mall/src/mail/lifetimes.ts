/** How long a code is good, and so worth sending. */
export const codeMinutes = 5;

/** How long the link of a mail is good. */
export const linkHours = 24;
