/** By what a shopper moves a page; a browser that looks for an old place does none of it. */
export const shopperActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Runs before anything is rendered: says on <html> that the shopper has done something before hydration. */
export const noteEarlyActs = `${JSON.stringify(shopperActs)}.forEach(function(a){addEventListener(a,function(){document.documentElement.dataset.acted=""},{once:true,passive:true})});`;

export function hasActedEarly(): boolean {
  return document.documentElement.dataset.acted !== undefined;
}
