/** Further members of a mall in a process of its own: one may send one file at a time. */
export const uploaderIds = Array.from({ length: 20 }, (_, index) => `uploader${index}`);
