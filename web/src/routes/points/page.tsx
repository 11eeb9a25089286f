import { PointLedgerDocument } from '../../__generated__/graphql.ts';
import { MembersOnly } from '../../features/benefits/MembersOnly.tsx';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { useMall } from '../../shop/mall/mall-context.ts';
import { listResult } from '../../shop/page/list-result.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { listVariables } from './point-list-request.ts';
import { PointList } from './PointList.tsx';
import classes from './Points.module.css';

/** A member's points, which guests of a marketing mall do not have. */
export function PointsPage() {
  const { isMarketing } = useMall();
  return (
    <MantineSurface>
      <div className={`content-width ${classes.root}`}>
        {isMarketing ? <MembersOnly what="포인트" /> : <PointList />}
      </div>
    </MantineSurface>
  );
}

export const page: PageModule = {
  Component: PointsPage,
  load: async (request) => {
    const { data } = await request.preload(PointLedgerDocument, listVariables(request));
    return listResult(request, data?.viewer?.points?.entries);
  },
};
