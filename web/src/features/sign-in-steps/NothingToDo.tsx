import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { homePath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';

/** Shown to members who have completed this step. */
export function NothingToDo({ title, text }: { title: string; text: string }) {
  return (
    <FormPage title={title} lead={text}>
      <Button component={Link} size="lg" fullWidth to={homePath(useMall(), useDevice(), true)}>
        홈으로 가기
      </Button>
    </FormPage>
  );
}
