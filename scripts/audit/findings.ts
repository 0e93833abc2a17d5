/** A known vulnerability of a production dependency. */
export interface Finding {
  /** GHSA-… */
  readonly id: string;
  readonly package: string;
  readonly severity: string;
  readonly title: string;
}

interface Advisory {
  readonly github_advisory_id: string;
  readonly module_name: string;
  readonly severity: string;
  readonly title: string;
}

/** Reads the output of `pnpm audit --json`; null when it is invalid. */
export function readFindings(answer: string): readonly Finding[] | null {
  const start = answer.indexOf('{');
  if (start === -1) return null;
  try {
    const { advisories } = JSON.parse(answer.slice(start)) as { advisories?: Readonly<Record<string, Advisory>> };
    return advisories === undefined
      ? null
      : Object.values(advisories).map(({ github_advisory_id, module_name, severity, title }) => ({
          id: github_advisory_id,
          package: module_name,
          severity,
          title,
        }));
  } catch {
    return null;
  }
}
