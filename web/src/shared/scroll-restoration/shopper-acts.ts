/** Events by which a shopper moves a page; the browser's own scroll restoration fires none of them. */
export const shopperActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Runs before anything is rendered: marks on <html> that the shopper has done something before hydration. */
export const noteEarlyActs = `${JSON.stringify(shopperActs)}.forEach(function(a){addEventListener(a,function(){document.documentElement.dataset.acted=""},{once:true,passive:true})});`;

export function hasActedEarly(): boolean {
  return document.documentElement.dataset.acted !== undefined;
}
