import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormFrame } from './Form.tsx';

interface SubmitButtonProps {
  children: ReactNode;
  busy?: string;
  /** Of a form within another, whose button is the filled one. */
  isPart?: boolean;
}

/** Sends the form. Not disabled while busy: that would throw the focus away. */
export function SubmitButton({ children, busy = '처리하는 중', isPart = false }: SubmitButtonProps) {
  const { submitting } = useFormFrame();
  return (
    <Button
      type="submit"
      {...(isPart ? { variant: 'default', size: 'sm' } : { size: 'lg' })}
      fullWidth
      aria-disabled={submitting}
    >
      {submitting ? busy : children}
    </Button>
  );
}
