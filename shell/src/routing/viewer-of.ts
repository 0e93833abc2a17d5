import type { SessionUser } from '@widya/contract/accounts';
import { parseMenu } from '@widya/contract/menu';
import type { Viewer } from './viewer.ts';

/** Facts for access checks from the account of the API. Source. */
export const viewerOf = ({ role, menu, must_set_up_second_factor }: SessionUser): Viewer => ({
  role,
  menu: parseMenu(menu),
  mustSetUpSecondFactor: must_set_up_second_factor,
});
