import { useEffect, useState } from 'react';
import { ShareIcon } from '../../../shared/ui/late-icons.tsx';
import { shareLink, type Shared } from './share-link.ts';
import classes from './ShareButton.module.css';

const texts: Readonly<Record<Shared, string>> = {
  copied: '링크를 복사했어요.',
  failed: '링크를 복사하지 못했어요. 주소창의 주소를 복사해 주세요.',
  told: '',
};
const shownMs = 4000;

/** Shares the page with every choice: by the device's share dialog if there is one, else as a copied link. */
export function ShareButton({ title }: { title: string }) {
  const [said, setSaid] = useState<Shared>('told');
  useEffect(() => {
    if (said === 'told') return undefined;
    const timer = setTimeout(() => setSaid('told'), shownMs);
    return () => clearTimeout(timer);
  }, [said]);
  const share = async () => setSaid(await shareLink({ title, url: window.location.href }));
  return (
    <span className={classes.root}>
      <button type="button" className={classes.button} aria-label="링크 공유" onClick={() => void share()}>
        <ShareIcon size={22} />
      </button>
      <output className={classes.notice}>{texts[said]}</output>
    </span>
  );
}
