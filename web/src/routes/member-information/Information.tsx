import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProfileFactsFragment } from '../../__generated__/graphql.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { AddressAndConsents } from './AddressAndConsents.tsx';
import { Devices } from './Devices.tsx';
import { OwnDataDownload } from './OwnDataDownload.tsx';
import { Contact, type ContactKind } from './Contact.tsx';
import classes from './Information.module.css';
import { useUpdateProfile } from './use-update-profile.ts';

interface InformationProps {
  checkToken: string;
  profile: ProfileFactsFragment;
  onChange: (profile: ProfileFactsFragment) => void;
  onExpiry: () => void;
}

/** All that a member can see and change of their data: the only place where it is unmasked. */
export function Information({ checkToken, profile, onChange, onExpiry }: InformationProps) {
  const update = useUpdateProfile({ checkToken, profile, onChange, onExpiry });
  const [changing, setChanging] = useState<ContactKind | null>(null);
  const contact = (kind: ContactKind) => ({
    kind,
    profile,
    update,
    isChanging: changing === kind,
    onToggle: (isWanted: boolean) => setChanging(isWanted ? kind : null),
  });
  return (
    <div className={classes.root}>
      <section className={classes.part} aria-labelledby="member-who">
        <h2 id="member-who" className={classes.title}>
          내 정보
        </h2>
        <dl className={classes.facts}>
          <div>
            <dt>이름</dt>
            <dd>{profile.name}</dd>
          </div>
          <div>
            <dt>아이디</dt>
            <dd>{profile.loginId}</dd>
          </div>
        </dl>
        <Contact {...contact('email')} />
        <Contact {...contact('mobile')} />
      </section>
      <AddressAndConsents profile={profile} update={update} />
      <Devices />
      <OwnDataDownload checkToken={checkToken} onExpiry={onExpiry} />
      <OtherWays />
    </div>
  );
}

function OtherWays() {
  const { url, openAreas } = useMall();
  const device = useDevice();
  return (
    <p className={classes.others}>
      <Link to={pathTo('update-password', { url }, device)}>비밀번호 변경</Link>
      {openAreas.includes('WITHDRAWAL') && <Link to={pathTo('withdrawal', { url }, device)}>회원 탈퇴</Link>}
    </p>
  );
}
