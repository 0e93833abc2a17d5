/** Options of publishing and rolling back. */
export interface ReleaseOptions {
  /** A folder or `s3://bucket/prefix`. */
  readonly target: string;
  /** Where the live shell is, when not at the target: a folder or a bucket. */
  readonly shell?: string | undefined;
  /** Only warns when the remote does not fit. */
  readonly isForced: boolean;
}

/** Command-line options of publishing and rolling back, for `parseArgs`. */
export const RELEASE_FLAGS = {
  target: { type: 'string' },
  shell: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const;

/** Command-line options for the audience of a candidate, for `parseArgs` and `parseAudience`. */
export const AUDIENCE_FLAGS = { to: { type: 'string' }, accounts: { type: 'string' } } as const;

export const AUDIENCE_USAGE = '[--to 5% | admins] [--accounts admin:12,instructor:3]';
