/** What a picture is told as: by its own text, such as its color, else by its place among the pictures. `index` counts from 0. */
export function pictureAlt(alt: string, productName: string, index: number): string {
  return alt && alt !== productName ? alt : `${productName} ${index + 1}번째 사진`;
}
