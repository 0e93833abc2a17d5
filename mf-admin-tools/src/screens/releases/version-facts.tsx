import type { ReleaseVersion } from '@widya/contract/releases';
import { formatDateTime } from '@widya/contract/time/texts';
import { formatBytes, formatNumber } from '@widya/design-system/formats/number';
import { KeyValueList } from '@widya/design-system/key-value';
import { SectionTitle, Stack } from '@widya/design-system/layout';
import { formatSeconds } from './format-seconds.ts';
import { RELEASES_TEXTS as texts } from './texts.ts';

interface VersionFactsProps {
  readonly title: string;
  readonly version: ReleaseVersion;
  /** The version that it replaces or replaced; null without one. */
  readonly before: ReleaseVersion | null;
  /** Who gets it, for a candidate. */
  readonly audience?: string;
}

const COMMIT_LETTERS = 10;

/** `+1,2 KB`, or `-0,3 detik`. */
const signed = (difference: number, format: (value: number) => string): string =>
  `${difference < 0 ? '-' : '+'}${format(Math.abs(difference))}`;

const seconds = (value: number): string => texts.seconds(formatSeconds(value));

/** A figure with its difference to that of the version before; null when it is unknown. */
function compared(value: number | null, before: number | null, format: (value: number) => string): string | null {
  if (value === null) return null;
  return before === null ? format(value) : texts.compared(format(value), signed(value - before, format));
}

/** One version: who published it from which commit, its size and its time to the first rows. */
export function VersionFacts({ title, version: shown, before, audience }: VersionFactsProps) {
  const { version, release, failures, lists } = shown;
  return (
    <Stack gap="2">
      <SectionTitle>{title}</SectionTitle>
      <KeyValueList
        items={[
          { label: texts.facts.version, value: version },
          ...(audience === undefined ? [] : [{ label: texts.facts.audience, value: audience }]),
          {
            label: texts.facts.published,
            value: release ? texts.published(formatDateTime(release.at), release.by) : texts.unknown,
          },
          {
            label: texts.facts.commit,
            value: release?.commit && <code>{release.commit.slice(0, COMMIT_LETTERS)}</code>,
          },
          { label: texts.facts.signature, value: release?.key ? texts.key(release.key) : texts.unsigned },
          {
            label: texts.facts.size,
            value: compared(release?.bytes ?? null, before?.release?.bytes ?? null, formatBytes),
          },
          { label: texts.facts.seconds, value: compared(shown.seconds, before?.seconds ?? null, seconds) },
          { label: texts.facts.reports, value: texts.reports(formatNumber(failures), formatNumber(lists)) },
        ]}
      />
    </Stack>
  );
}
