import { useSearchParams } from 'react-router-dom';
import { InquiryListDocument } from '../../__generated__/graphql.ts';
import { MembersOnly } from '../../features/benefits/MembersOnly.tsx';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { useMall } from '../../shop/mall/mall-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { EditInquiry } from './EditInquiry.tsx';
import { InquiryDetail } from './InquiryDetail.tsx';
import { listVariables } from './inquiry-list-place.ts';
import { InquiryList } from './InquiryList.tsx';
import classes from './MyQuestions.module.css';
import { NewInquiry } from './NewInquiry.tsx';

/** A member's inquiries. Each one and the forms have their own address, so that back leads to the list. */
export function MyQuestionsPage() {
  const { isMarketing } = useMall();
  return (
    <MantineSurface>
      <div className={`content-width ${classes.root}`}>{isMarketing ? <MembersOnly what="1:1 문의" /> : <Part />}</div>
    </MantineSurface>
  );
}

function Part() {
  const [searchParams] = useSearchParams();
  const edited = searchParams.get('edit');
  const shown = searchParams.get('number');
  if (searchParams.has('new')) return <NewInquiry />;
  if (edited !== null) return <EditInquiry key={edited} number={edited} />;
  return shown === null ? <InquiryList /> : <InquiryDetail key={shown} number={shown} />;
}

const others = ['new', 'edit', 'number'];

export const page: PageModule = {
  Component: MyQuestionsPage,
  load: async ({ preload, mallUrl, searchParams }) => {
    if (others.some((name) => searchParams.has(name))) return;
    await preload(InquiryListDocument, listVariables({ mallUrl, searchParams }));
  },
};
