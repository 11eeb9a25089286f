import { useRef, useState, type FormEvent } from 'react';
import { ChatIcon } from '../../shared/ui/late-icons.tsx';
import classes from './ChatbotForm.module.css';
import { PopupBlocked } from './PopupBlocked.tsx';
import { useMemberNumber } from './use-member-number.ts';

const windowName = 'family-mall-chatbot';
const windowFeatures = 'popup,width=425,height=700';

interface ChatbotFormProps {
  address: string;
  mallNumber: string;
}

/**
 * Posts mallId, and memNo for members, to the chatbot in a window of 425 x 700 (specification, section 7).
 */
export function ChatbotForm({ address, mallNumber }: ChatbotFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const memberField = useRef<HTMLInputElement>(null);
  const opened = useRef<Window | null>(null);
  const askMemberNumber = useMemberNumber();
  const [isBlocked, setIsBlocked] = useState(false);

  async function post(target: string) {
    const memberNumber = await askMemberNumber();
    if (!form.current || !memberField.current) return;
    form.current.target = target;
    memberField.current.value = memberNumber ?? '';
    memberField.current.disabled = memberNumber === null;
    form.current.submit();
    memberField.current.value = ''; // has been read, and stays with this document when the member leaves
  }

  function open(event: FormEvent) {
    event.preventDefault();
    if (opened.current && !opened.current.closed) return opened.current.focus();
    // Open the window before any request: browsers allow it only during the press.
    const chatbot = window.open('', windowName, windowFeatures);
    setIsBlocked(!chatbot);
    if (!chatbot) return;
    chatbot.opener = null; // a foreign page must not navigate this one
    opened.current = chatbot;
    void post(windowName);
  }

  return (
    <div className={classes.root} data-chatbot>
      {isBlocked && <PopupBlocked onOpenHere={() => void post('_self')} onClose={() => setIsBlocked(false)} />}
      <form ref={form} action={address} method="post" target="_blank" rel="noopener" onSubmit={open}>
        <input type="hidden" name="mallId" value={mallNumber} />
        <input ref={memberField} type="hidden" name="memNo" disabled />
        <button type="submit" className={classes.button} aria-label="챗봇 상담 (새 창)">
          <ChatIcon size={26} />
          <span className={classes.label}>챗봇</span>
        </button>
      </form>
    </div>
  );
}
