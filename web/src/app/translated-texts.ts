import { isTranslation, type Recording } from './before-hydration/foreign-changes.ts';

interface Translation {
  /** The text of the page. */
  text: string;
  /** The translation in its place. */
  shown: Node;
}

/**
 * A browser that translates a page takes React's texts out and shows elements of its own. React would go on changing
 * texts that nobody sees, and fail to remove them. So each text goes back to its place, empty: when React changes it, the
 * new text takes the place of its old translation, and the translator finds it by itself; when React removes it, its
 * translation goes too.
 */
export function followTranslations(root: HTMLElement, { foreign }: Recording): void {
  const translations = new WeakMap<Node, Translation>();
  const texts = new WeakMap<Node, Text>();
  const observer = new MutationObserver((records) => records.forEach(follow));
  observer.observe(root, { childList: true, subtree: true });
  // Changes recorded before.
  foreign?.observer.disconnect();
  foreign?.records.forEach(follow);

  function follow({ type, target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
    if (type === 'characterData') return removed(target); // by React
    for (const node of removedNodes) {
      if (texts.has(node)) restored(node, addedNodes[0]);
      else if (translations.has(node)) moved(node);
      else if (node instanceof Text && node.data.trim() !== '')
        translated(node, [...addedNodes, previousSibling, nextSibling].find(isTranslation));
    }
  }

  function translated(text: Text, shown: Element | undefined): void {
    if (!shown?.parentNode) return;
    // A text that moved into its translation stays there as a copy.
    if (shown.contains(text)) text.replaceWith(text.cloneNode());
    else if (text.isConnected) return;
    translations.set(text, { text: text.data, shown });
    texts.set(shown, text);
    text.data = '';
    shown.before(text);
    observer.observe(text, { characterData: true });
  }

  /** By React: to another place, or away. */
  function moved(text: Node): void {
    const shown = translations.get(text)?.shown;
    if (!text.isConnected) removed(text);
    else if (text instanceof Text && shown instanceof Element && shown.isConnected && text.nextSibling !== shown)
      text.after(shown);
  }

  function removed(text: Node): void {
    const shown = translations.get(text)?.shown;
    translations.delete(text);
    if (!shown) return;
    texts.delete(shown);
    shown.parentNode?.removeChild(shown);
  }

  /** The translator restored the page, with the original text or an equal one. */
  function restored(shown: Node, by: Node | undefined): void {
    const text = texts.get(shown);
    const translation = text && translations.get(text);
    if (!text || !translation || !by) return;
    texts.delete(shown);
    if (by === text) {
      translations.delete(text);
      text.data = translation.text;
    } else {
      translations.set(text, { ...translation, shown: by });
      texts.set(by, text);
    }
  }
}
