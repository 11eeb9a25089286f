import type { ProfileUpdated } from '../../graphql/__generated__/schema-types.ts';
import type { MallModel } from '../mall/mall.model.ts';

/** Changed member information; the member is loaded only when selected. */
export interface ProfileUpdatedModel extends Omit<ProfileUpdated, '__typename' | 'member'> {
  __typename: 'ProfileUpdated';
  mall: MallModel;
}
