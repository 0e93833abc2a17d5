import type { Release } from '@widya/contract/releases';
import { BarChart } from '@widya/design-system/bar-chart';
import { Muted, Stack } from '@widya/design-system/layout';
import { formatSeconds } from './format-seconds.ts';
import { RELEASES_TEXTS as texts } from './texts.ts';

const HEIGHT = 180;

/** Failures, and the median time to the first rows, of each version from the oldest to the newest. */
export function VersionCharts({ release: { previous, current, candidate } }: { readonly release: Release }) {
  const versions = [
    ...(previous ? [{ label: texts.versions.previous, version: previous }] : []),
    { label: texts.versions.current, version: current },
    ...(candidate ? [{ label: texts.versions.candidate, version: candidate }] : []),
  ];
  if (versions.every(({ version }) => version.failures === 0 && version.lists === 0))
    return <Muted>{texts.noReports}</Muted>;
  return (
    <Stack>
      <BarChart
        title={texts.failures}
        categoryLabel={texts.axis}
        rows={versions.map(({ label, version }) => ({ label, values: { failures: version.failures } }))}
        series={[{ key: 'failures', label: texts.failureSeries }]}
        palette="scale"
        height={HEIGHT}
      />
      <BarChart
        title={texts.times}
        categoryLabel={texts.axis}
        rows={versions.map(({ label, version }) => ({ label, values: { seconds: version.seconds } }))}
        series={[{ key: 'seconds', label: texts.timeSeries }]}
        format={formatSeconds}
        palette="scale"
        height={HEIGHT}
      />
    </Stack>
  );
}
