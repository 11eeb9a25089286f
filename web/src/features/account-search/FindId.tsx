import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { formatDay } from '../../shared/format/time.ts';
import classes from './AccountSearch.module.css';
import type { Certification } from './certification.ts';
import { useFindIds, type FoundId } from './use-find-ids.ts';

interface FindIdProps {
  /** Above the title. */
  above?: ReactNode;
  /** How the shopper proves their identity. */
  Certification: Certification;
  /** Called when the result is known: phones show it on a separate page. */
  onFound?: () => void;
  isFormWanted?: boolean;
  /** Next steps. */
  ways: ReactNode;
}

/** The ids that a certified person has in this mall. */
export function FindId({ above, Certification, onFound, isFormWanted = false, ways }: FindIdProps) {
  const { ids, failure, find } = useFindIds();
  if (ids && !isFormWanted) {
    return (
      <FormPage
        title={ids.length > 0 ? '아이디를 찾았어요' : '가입한 아이디가 없어요'}
        lead={ids.length > 0 ? '안전을 위해 일부를 가렸어요.' : '인증한 정보로 이 쇼핑몰에 가입한 아이디가 없어요.'}
        step="found"
        progress={above}
      >
        <FoundIds ids={ids} />
        {ways}
      </FormPage>
    );
  }
  return (
    <FormPage
      title="아이디 찾기"
      lead="가입할 때 인증한 방법으로 본인인지 확인해 주세요."
      step="certify"
      progress={above}
    >
      <Certification
        onCertified={async ({ certificationNumber }) => {
          if (await find(certificationNumber)) onFound?.();
        }}
      />
      <div className={classes.failure} role="alert">
        {failure?.text}
        {failure?.again && (
          <Button variant="default" fullWidth className={classes.again} onClick={failure.again}>
            아이디 다시 찾기
          </Button>
        )}
      </div>
    </FormPage>
  );
}

function FoundIds({ ids }: { ids: readonly FoundId[] }) {
  if (ids.length === 0) return null;
  return (
    <ul className={classes.ids}>
      {ids.map(({ maskedId, joinedAt }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two ids may look alike once they are partly masked
        <li key={index} className={classes.id}>
          <strong>{maskedId}</strong>
          {joinedAt && <span className={classes.joined}>{formatDay(joinedAt)} 가입</span>}
        </li>
      ))}
    </ul>
  );
}
