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

/** Call it when React begins to listen. The function that it returns presses the button that waits, if it is still there. */
export function takeEarlyPress(html: Waiting): () => void {
  const { earlyPress: button } = html;
  delete html.earlyPress;
  html.dataset[mark] = '';
  return () => {
    if (button?.isConnected) button.click();
  };
}
