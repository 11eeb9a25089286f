import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/UnstyledButton.css';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { TermsKind } from '../../../__generated__/graphql.ts';
import { useTermsQuery } from '../../../__generated__/hooks.ts';
import { formatDay } from '../../../shared/format/time.ts';
import { usePage } from '../../../shared/page/page-context.ts';
import { RichText } from '../../../shared/rich-text/RichText.tsx';
import { MantineSurface } from '../../../shared/ui/mantine/MantineSurface.tsx';
import { SectionFailure } from '../../../shared/ui/SectionBoundary/SectionFailure.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton.tsx';
import { termsNames } from './terms-names.ts';
import classes from './TermsViewer.module.css';

interface TermsViewerProps {
  kind: TermsKind;
  isOpen: boolean;
  onClose: () => void;
}

/** A legal document with its earlier versions, the newest first. */
export function TermsViewer({ kind, isOpen, onClose }: TermsViewerProps) {
  const isPhone = usePage().device === 'MOBILE';
  return (
    <MantineSurface>
      <Modal.Root
        opened={isOpen}
        onClose={onClose}
        size={isPhone ? '100%' : 1180}
        fullScreen={isPhone}
        transitionProps={isPhone ? { transition: 'slide-up', duration: 300 } : { duration: 150 }}
        centered
      >
        <Modal.Overlay backgroundOpacity={0.55} />
        <Modal.Content>
          {/* Mantine's own header would be a second banner of the page. */}
          <div className={classes.header}>
            <Modal.Title className={classes.title}>{termsNames[kind]}</Modal.Title>
            <Modal.CloseButton aria-label="닫기" size={44} iconSize={22} />
          </div>
          <Modal.Body className={classes.body}>
            <Versions kind={kind} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineSurface>
  );
}

function Versions({ kind }: { kind: TermsKind }) {
  const { mallUrl, device } = usePage();
  const { data, loading, error, refetch } = useTermsQuery({ variables: { url: mallUrl, device, kind } });
  const [chosen, setChosen] = useState<string | null>(null);
  const versions = data?.mall?.terms;
  if (!versions) return loading ? <Skeleton height={320} /> : <SectionFailure error={error} onRetry={() => void refetch()} />;
  if (versions.length === 0) return <p className={classes.empty}>검색 결과가 없습니다.</p>;
  const shown = versions.find(({ id }) => id === chosen) ?? versions[0];
  return (
    <>
      <label className={classes.choice}>
        <span>시행일</span>
        <select value={shown?.id} onChange={({ target }) => setChosen(target.value)}>
          {versions.map(({ id, number, approvedAt }) => (
            <option key={id} value={id}>
              {approvedAt ? formatDay(approvedAt) : `제${number}호`}
            </option>
          ))}
        </select>
      </label>
      {shown && <RichText html={shown.html} />}
    </>
  );
}
