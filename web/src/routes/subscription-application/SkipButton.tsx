import { Button } from '@mantine/core';
import { useState } from 'react';
import { dayInWords } from '../../shared/format/day-words.ts';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog/ConfirmDialog.tsx';

interface SkipButtonProps {
  date: string;
  isBusy: boolean;
  onSkip: () => void;
}

/** Skips the next delivery, after a question: it cannot be taken back. */
export function SkipButton({ date, isBusy, onSkip }: SkipButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const day = dayInWords(date);
  return (
    <>
      <Button variant="default" aria-disabled={isBusy} onClick={() => !isBusy && setIsAsking(true)}>
        {isBusy ? '처리하는 중' : `${day} 배송 건너뛰기`}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={`${day} 배송을 건너뛸까요?`}
          text="이번 한 번만 배송과 결제를 하지 않아요. 건너뛴 뒤에는 되돌릴 수 없어요."
          action="건너뛰기"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            onSkip();
          }}
        />
      ) : null}
    </>
  );
}
