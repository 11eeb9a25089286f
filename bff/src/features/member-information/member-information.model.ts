import type { ProfileUpdated } from '../../graphql/__generated__/schema-types.ts';
import type { MallModel } from '../mall/mall.model.ts';

/** Changed member information; what the member is now is asked for only when wanted. */
export interface ProfileUpdatedModel extends Omit<ProfileUpdated, '__typename' | 'member'> {
  __typename: 'ProfileUpdated';
  mall: MallModel;
}
