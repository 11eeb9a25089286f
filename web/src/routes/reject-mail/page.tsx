import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { UnsubscribeEmailDocument } from '../../__generated__/graphql.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import classes from './RejectMail.module.css';

const words = {
  ask: {
    title: '광고 메일 수신을 거부하시겠어요?',
    lead: '아래 버튼을 누르면 이 주소로 광고 메일을 보내지 않아요.',
  },
  done: {
    title: '광고 메일 수신을 거부했어요',
    lead: '이제 광고 메일을 보내지 않아요. 주문과 계정에 꼭 필요한 안내는 계속 보내 드려요.',
  },
  unknown: {
    title: '확인할 수 없는 링크예요',
    lead: '주소가 잘렸거나 이미 탈퇴한 회원의 링크일 수 있어요. 받으신 메일의 수신 거부 버튼을 다시 눌러 주세요.',
  },
} as const;

/** The page of the link in advertising mails. It asks for a press first: mail scanners open every link. */
export function RejectMail() {
  const [step, setStep] = useState<keyof typeof words>('ask');
  return (
    <FormPage {...words[step]} step={step}>
      <div className={classes.ways}>
        {step === 'ask' && <RejectForm onDone={() => setStep('done')} onUnknown={() => setStep('unknown')} />}
        {/* By a document load: only the gateway knows which malls this host has. */}
        <Button component="a" href="/" variant="default" size="lg" fullWidth>
          홈으로 가기
        </Button>
      </div>
    </FormPage>
  );
}

function RejectForm({ onDone, onUnknown }: { onDone: () => void; onUnknown: () => void }) {
  const memberToken = useMemberToken();
  // The mall has not signed it, or its member is gone: pressing again will not help.
  const unknown = () => {
    onUnknown();
    return null;
  };
  const { submit } = useSubmission(UnsubscribeEmailDocument, {
    input: () => ({ memberToken }),
    failed,
    onDone: ({ isUnsubscribed }) => (isUnsubscribed ? onDone() : failed),
    expected: { BAD_INPUT: unknown, NOT_FOUND: unknown },
  });
  const form = useMallForm({ initialValues: {}, submit: () => submit() });
  return (
    <Form form={form}>
      <FormNote />
      <SubmitButton>수신 거부하기</SubmitButton>
    </Form>
  );
}

const failed = '처리하지 못했어요. 다시 시도해 주세요.';

/** The signed value at the end of the path: /email/rejectMailYn/:memNo. */
function useMemberToken(): string {
  const last = useLocation().pathname.split('/').findLast(Boolean) ?? '';
  return decodeURIComponent(last);
}

export const page: PageModule = { Component: RejectMail };
