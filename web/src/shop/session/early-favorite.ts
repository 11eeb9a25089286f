import { hydratedMark } from '../../shared/hydration.ts';

/**
 * Part of the boot script: a favorite button that a visitor presses before hydration is stored as pending-favorite.ts
 * stores it, because its link leads to the login as a plain link. The key is an expression of the script.
 */
export function keepEarlyFavorite(keyExpression: string): string {
  return (
    'addEventListener("click",function(e){var a=e.target.closest("a[data-favorite]");' +
    `if(!a||"${hydratedMark}" in document.documentElement.dataset||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;` +
    `try{sessionStorage.setItem(${keyExpression},JSON.stringify({product:{id:a.dataset.favorite,number:a.dataset.number},address:location.pathname+location.search,` +
    'view:performance.timeOrigin+" "+((history.state||{}).key||"default"),' +
    'place:{productId:a.dataset.favorite,scrollY:scrollY,top:a.getBoundingClientRect().top}}))}catch(x){}},true);'
  );
}
