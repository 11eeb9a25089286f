import { useState } from 'react';
import { MembersOnlyPage } from '../../features/benefits/MembersOnlyPage.tsx';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { useMall } from '../../shop/mall/mall-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { Information } from './Information.tsx';
import { useOpenInformation } from './use-open-information.ts';

const leads = {
  confirm: '소중한 정보를 지키려고 비밀번호를 한 번 더 확인해요.',
  again: '10분이 지나 비밀번호를 다시 확인해요. 입력하던 내용은 그대로 있어요.',
  edit: '연락처와 주소, 광고 수신 동의를 바꿀 수 있어요.',
} as const;

/** A member's own data, which guests of a marketing mall do not have. */
export function MemberInformationPage() {
  const { isMarketing } = useMall();
  return isMarketing ? <MembersOnlyPage what="회원정보 변경" /> : <MemberInformation />;
}

/**
 * The data: shown after a password check, for the ten minutes that the mall allows, and kept only in memory.
 * After that it asks for the password again, and keeps the input below.
 */
function MemberInformation() {
  const { opened, open, takeProfile } = useOpenInformation();
  const [hasExpired, setHasExpired] = useState(false);
  const step = opened === null ? 'confirm' : hasExpired ? 'again' : 'edit';
  const confirm = async (password: string) => {
    const refusal = await open(password);
    if (!refusal) setHasExpired(false);
    return refusal;
  };
  return (
    <FormPage title="회원정보 변경" lead={leads[step]} step={step}>
      {step !== 'edit' && <ConfirmPassword confirm={confirm} />}
      {opened && (
        <div hidden={hasExpired}>
          <Information {...opened} onChange={takeProfile} onExpiry={() => setHasExpired(true)} />
        </div>
      )}
    </FormPage>
  );
}

export const page: PageModule = { Component: MemberInformationPage };
