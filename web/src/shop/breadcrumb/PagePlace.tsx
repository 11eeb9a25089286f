import { Breadcrumb } from '../../shared/breadcrumb/Breadcrumb.tsx';
import { homePath } from '../links/mall-paths.ts';
import { useMall } from '../mall/mall-context.ts';
import { useDevice } from '../page/page-context.ts';

/** Breadcrumb of a text page, starting at the mall's start page: upload malls have no home. */
export function PagePlace({ steps }: { steps: readonly { name: string; path: string }[] }) {
  const home = homePath(useMall(), useDevice(), true);
  return <Breadcrumb steps={[{ name: '홈', path: home }, ...steps]} />;
}
