/** The alt text of an image: its own, such as its color, else its position. `index` counts from 0. */
export function pictureAlt(alt: string, productName: string, index: number): string {
  return alt && alt !== productName ? alt : `${productName} ${index + 1}번째 사진`;
}
