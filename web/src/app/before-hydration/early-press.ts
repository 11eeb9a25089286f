type Waiting = HTMLElement & { earlyPress?: HTMLButtonElement };

/** On <html> once React gets the presses itself. */
const mark = 'takesPresses';

/**
 * Part of the boot script: a button that is pressed before its code is there waits, the last one alone. Buttons that send
 * forms and those of `data-early` wait by themselves.
 */
export const holdEarlyPresses =
  'addEventListener("click",function(e){var b=e.target.closest("button");' +
  `if(b&&b.type=="button"&&!b.hasAttribute("data-early")&&!("${mark}" in h.dataset))h.earlyPress=b},true);`;

/** Call it when React begins to listen. The function that it returns presses the button that waits, or what took its place. */
export function takeEarlyPress(html: Waiting): () => void {
  const { earlyPress: button } = html;
  delete html.earlyPress;
  html.dataset[mark] = '';
  const place = button?.parentElement;
  const name = button?.textContent;
  return () => {
    if (button?.isConnected) button.click();
    else if (place?.isConnected) sameName(place, name)?.click();
  };
}

/** A choice that was made before hydration too may have made a link of the button. */
function sameName(place: HTMLElement, name: string | undefined): HTMLElement | undefined {
  return [...place.querySelectorAll<HTMLElement>('a[href], button')].find(({ textContent }) => textContent === name);
}
