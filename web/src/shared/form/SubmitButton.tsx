import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormFrame } from './Form.tsx';

/** Sends the form. Not disabled while busy: that would throw the focus away. */
export function SubmitButton({ children, busy = '처리하는 중' }: { children: ReactNode; busy?: string }) {
  const { submitting } = useFormFrame();
  return (
    <Button type="submit" size="lg" fullWidth aria-disabled={submitting}>
      {submitting ? busy : children}
    </Button>
  );
}
