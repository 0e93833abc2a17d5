import { z } from 'zod';
import { remoteName } from './routing/registry.schemas.ts';
import { instant } from './scalars.schemas.ts';

const count = z.number().int();

const version = z.object({
  version: z.string(),
  /** Null for a version that was published before it was recorded. */
  release: z
    .object({
      by: z.string(),
      at: instant,
      commit: z.string().nullable(),
      bytes: count,
      /** Fingerprint of the registered key that signed the build; null when no key is registered for the remote. */
      key: z.string().nullable(),
    })
    .nullable(),
  /** What browsers reported in the last seven days: failures, lists, and the median seconds to their first rows. */
  failures: count,
  lists: count,
  seconds: z.number().nullable(),
});

const audience = z.object({
  /** Percent of all accounts, with up to two decimals. */
  share: z.number().min(0, 'Isi 0 sampai 100 persen').max(100, 'Isi 0 sampai 100 persen').multipleOf(0.01),
  accounts: z.array(z.string().regex(/^(admin|instructor):[1-9]\d{0,9}$/, 'Tulis seperti admin:12')).max(200),
  /** Whether all admins and superadmins get it. */
  admins: z.boolean(),
});

export const releaseRow = z
  .object({
    remote: z.string(),
    label: z.string(),
    team: z.object({ name: z.string(), email: z.string() }).nullable(),
    /** Changes with everything that is published of the remote; an outdated one is answered with 409. */
    revision: z.string(),
    disabled: z.boolean(),
    /** False for the remote with the screen that would enable it again. */
    can_disable: z.boolean(),
    current: version,
    previous: version.nullable(),
    candidate: version.extend(audience.shape).nullable(),
    /** Origins from which accounts loaded this remote in the last seven days instead of its published version. */
    overrides: z.array(z.object({ origin: z.string(), seen_at: instant })),
  })
  .meta({ id: 'Release' });

/** The revision on which a change is based; without it the change applies to whatever is published. */
const seen = z.object({ revision: z.string().max(64).optional() });
const params = z.object({ remote: remoteName });
const answer = z.object({ success: z.literal(true), data: releaseRow });

export const releaseSchemas = {
  listReleases: {
    answer: z.object({
      data: z.array(releaseRow),
      /** Origins from which this installation allows to load a remote. */
      override_origins: z.array(z.string()),
    }),
  },
  publishRelease: {
    params,
    body: z.object({
      /** `5%` or `admins`; with `accounts` or this the build becomes a candidate. */
      to: z.string().max(20).optional(),
      /** `admin:12,instructor:3` */
      accounts: z.string().max(2_000).optional(),
      commit: z
        .string()
        .regex(/^[0-9a-f]{7,64}$/, 'Commit ditulis dengan 7 sampai 64 angka heksadesimal')
        .optional(),
    }),
    answer: answer.extend({
      /** The published version. */
      version: z.string(),
      /** What works and should be known, such as the use of deprecated exports. */
      notices: z.array(z.string()),
    }),
  },
  promoteRelease: { params, body: seen, answer },
  changeReleaseAudience: { params, body: audience.extend(seen.shape), answer },
  withdrawRelease: { params, query: seen, answer },
  rollBackRelease: { params, body: seen, answer },
  disableRelease: { params, body: seen, answer },
  enableRelease: { params, body: seen, answer },
};
