interface Recorded {
  observer: MutationObserver;
  records: MutationRecord[];
}

export type Recording = HTMLElement & { foreign?: Recorded };

/**
 * Part of the boot script: records what changes below the root once the document is parsed. Until hydration that is done
 * by other programs: password managers put elements beside fields, translators replace texts.
 */
export const recordForeignChanges =
  'document.addEventListener("readystatechange",function(){var n=[],o=new MutationObserver(function(r){n.push.apply(n,r)});' +
  'h.foreign={observer:o,records:n};' +
  'o.observe(document.getElementById("root"),{childList:true,subtree:true,characterData:true,characterDataOldValue:true})},{once:true});';

/**
 * Undoes these changes, so that React finds what the server rendered: it would render the whole page anew. Returns how to
 * put the elements back after hydration. A translator translates again by itself.
 */
export function undoForeignChanges({ foreign }: Recording): () => void {
  if (!foreign) return () => {};
  const taken: { element: Element; parent: Node; next: Node | null }[] = [];
  for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of foreign.records.toReversed()) {
    if (target instanceof CharacterData) target.data = oldValue ?? '';
    for (const node of addedNodes) {
      if (node.parentNode !== target) continue;
      if (node instanceof Element && !isTranslation(node))
        taken.unshift({ element: node, parent: target, next: node.nextSibling });
      target.removeChild(node);
    }
    const next = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of removedNodes) target.insertBefore(node, next);
  }
  // translated-texts.ts uses the rest.
  foreign.observer.takeRecords();
  foreign.records.length = 0;
  return () => {
    for (const { element, parent, next } of taken)
      if (parent.isConnected && !element.isConnected)
        parent.insertBefore(element, next?.parentNode === parent ? next : null);
  };
}

/** Stops the recording. Call it if nobody will read the changes. */
export function stopRecording({ foreign }: Recording): void {
  foreign?.observer.disconnect();
  if (foreign) foreign.records.length = 0;
}

/** Selector of translated texts. */
export function isTranslation(node: Node | null | undefined): node is HTMLElement {
  return node?.nodeName === 'FONT';
}
