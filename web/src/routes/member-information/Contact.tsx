import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ProfileFactsFragment } from '../../__generated__/graphql.ts';
import { ContactChange } from './ContactChange.tsx';
import classes from './Information.module.css';
import type { UpdateProfile } from './use-update-profile.ts';

export type ContactKind = 'email' | 'mobile';

const names: Record<ContactKind, { label: string; changed: string }> = {
  email: { label: '이메일', changed: '이메일을 바꿨어요.' },
  mobile: { label: '휴대폰', changed: '휴대폰 번호를 바꿨어요.' },
};

interface ContactProps {
  kind: ContactKind;
  profile: ProfileFactsFragment;
  update: UpdateProfile;
  /** One of the two changes at a time. */
  isChanging: boolean;
  onToggle: (isWanted: boolean) => void;
}

/** An address or a number, and the way to another one. */
export function Contact({ kind, profile, update, isChanging, onToggle }: ContactProps) {
  const { label, changed } = names[kind];
  const [isChanged, setIsChanged] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The focused element was removed with the form.
  useEffect(() => {
    if (isChanged) button.current?.focus();
  }, [isChanged]);
  return (
    <div className={classes.contact}>
      <div className={classes.line}>
        <span className={classes.label}>{label}</span>
        <span className={classes.value}>
          {profile[kind] ? <ContactText contact={profile[kind]} /> : '등록하지 않았어요'}
        </span>
        <Button
          ref={button}
          variant="default"
          size="sm"
          aria-label={isChanging ? `${label} 변경 취소` : `${label} 변경`}
          aria-expanded={isChanging}
          onClick={() => {
            setIsChanged(false);
            onToggle(!isChanging);
          }}
        >
          {isChanging ? '취소' : '변경'}
        </Button>
      </div>
      <output className={classes.done}>{isChanged ? changed : ''}</output>
      {isChanging && (
        <ContactChange
          kind={kind}
          name={profile.name}
          update={update}
          onDone={() => {
            onToggle(false);
            setIsChanged(true);
          }}
        />
      )}
    </div>
  );
}

/** A long address goes on in the next line after its @, a number has hyphens: 010-0000-0101. */
function ContactText({ contact }: { contact: string }) {
  const [name = '', host] = contact.split('@');
  if (host === undefined) return name.replace(/^(01\d)(\d{3,4})(\d{4})$/u, '$1-$2-$3');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
