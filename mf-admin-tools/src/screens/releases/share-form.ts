import type { ReleaseAudience } from '@widya/contract/releases';
import type { FormRules } from '@widya/record-kit/editor/record-definition';
import { namesIn } from '../../features/name-list/names-in.ts';

export interface ShareValues {
  /** Percent of all accounts; null when it is empty. */
  readonly share: number | null;
  readonly admins: boolean;
  /** `admin:12, instructor:3` */
  readonly accounts: string;
}

/** The form of the audience of a candidate. Source: D260. */
export const SHARE_FORM: FormRules<ShareValues, never, ReleaseAudience> = {
  blank: { share: 0, admins: false, accounts: '' },
  bodyOf: ({ share, admins, accounts }) => ({
    share: share ?? 0,
    admins,
    accounts: namesIn(accounts),
  }),
  schema: async () => (await import('@widya/contract/releases.schemas')).releaseSchemas.changeReleaseAudience.body,
};
