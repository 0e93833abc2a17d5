import type { SessionUser } from '@widya/contract/accounts';
import { parseMenu } from '@widya/contract/menu';
import type { Viewer } from './viewer.ts';

/** What gating asks of an account, out of what the API says of it. Source. */
export const viewerOf = ({ role, menu, must_set_up_second_factor }: SessionUser): Viewer => ({
  role,
  menu: parseMenu(menu),
  mustSetUpSecondFactor: must_set_up_second_factor,
});
