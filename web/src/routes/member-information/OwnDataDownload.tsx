import { Button } from '@mantine/core';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { OwnDataDocument } from '../../__generated__/graphql.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { saveAs } from '../../shop/files/save-as.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import classes from './Devices.module.css';

interface OwnDataDownloadProps {
  checkToken: string;
  /** The mall takes the check token no more. */
  onExpiry: () => void;
}

/** Saves all that the mall holds of the member. None of it enters the cache. */
export function OwnDataDownload({ checkToken, onExpiry }: OwnDataDownloadProps) {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const [state, setState] = useState<{ isBusy: boolean; note: string }>({ isBusy: false, note: '' });

  async function download() {
    setState({ isBusy: true, note: '' });
    try {
      const { data } = await client.query({
        query: OwnDataDocument,
        variables: { mallUrl },
        context: { checkToken },
        fetchPolicy: 'no-cache',
      });
      const file = data?.viewer?.ownData;
      if (file) saveAs(new Blob([file.content], { type: 'application/json' }), file.fileName);
      setState({ isBusy: false, note: file ? '' : failed });
    } catch (error) {
      const { code } = describeError(error);
      setState({ isBusy: false, note: code === 'FORBIDDEN' ? '' : failed });
      if (code === 'FORBIDDEN') onExpiry();
    }
  }

  return (
    <section aria-labelledby="member-data">
      <h2 id="member-data" className={classes.title}>
        내 정보 내려받기
      </h2>
      <p className={classes.hint}>
        회원 정보와 주문, 결제, 문의처럼 쇼핑몰이 보관하는 내 정보를 파일 하나로 받아요. 비밀번호와 카드 정보는 들어
        있지 않아요.
      </p>
      <Button variant="default" fullWidth loading={state.isBusy} onClick={() => void download()}>
        파일로 받기
      </Button>
      <p role="alert" className={classes.note}>
        {state.note}
      </p>
    </section>
  );
}

const failed = '파일을 받지 못했어요. 잠시 후 다시 시도해 주세요.';
