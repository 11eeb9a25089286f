import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { MembersOnly } from './MembersOnly.tsx';

/** In place of a page that guests of a marketing mall do not have. */
export function MembersOnlyPage({ what }: { what: string }) {
  return (
    <MantineSurface>
      <div className="content-width">
        <MembersOnly what={what} />
      </div>
    </MantineSurface>
  );
}
