import type { Client } from '../api/client.ts';
import type { CallRecord } from './call-record.ts';
import type { Installation } from './installation.ts';
import type { Scenario } from './scenarios.ts';

/** What a scenario works with. */
export interface Load {
  readonly installation: Installation;
  readonly scenario: Scenario;
  readonly record: CallRecord;
  /** Calls as a superadmin, for preparations. */
  readonly client: Client;
  readonly token: string;
  /** Size of the demo data. */
  readonly size: string;
}

/** What a scenario did, besides its recorded calls. */
export interface Done {
  readonly seconds: number;
  /** What was completed: registrations, certificates, mails. */
  readonly completed: number;
  readonly missing: readonly string[];
}

/** A prepared load; running it is what is measured. */
export type Run = () => Promise<Done>;

/** Says what was not completed. */
export const missingOf = (what: string, wanted: number, completed: number): readonly string[] =>
  completed < wanted ? [`${wanted - completed} of ${wanted} ${what} missing`] : [];
