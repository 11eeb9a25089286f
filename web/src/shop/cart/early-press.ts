import { hydratedMark } from '../../shared/hydration.ts';

/**
 * Part of the boot script: a press of such a button before hydration waits; use-press-for-member.ts executes it later.
 */
export const holdEarlyPress =
  'addEventListener("click",function(e){var b=e.target.closest("button[data-early]");' +
  `if(b&&!("${hydratedMark}" in document.documentElement.dataset))b.waits=true},true);`;
