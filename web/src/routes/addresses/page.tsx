import { AddressesDocument } from '../../__generated__/graphql.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { useSearchParams } from 'react-router-dom';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { AddressList } from './AddressList.tsx';
import classes from './AddressesPage.module.css';
import { EditAddress } from './EditAddress.tsx';
import { NewAddress } from './NewAddress.tsx';

/** The address book. Its forms have their own address, so that back leads to the list. */
export function AddressesPage() {
  const [searchParams] = useSearchParams();
  const edited = searchParams.get('edit');
  const form = searchParams.has('new') ? <NewAddress /> : edited === null ? null : <EditAddress number={edited} />;
  return (
    <MantineSurface>
      <div className={`content-width ${classes.root}`}>{form ?? <AddressList />}</div>
    </MantineSurface>
  );
}

export const page: PageModule = {
  Component: AddressesPage,
  load: async ({ preload, mallUrl }) => {
    await preload(AddressesDocument, { mallUrl });
  },
};
