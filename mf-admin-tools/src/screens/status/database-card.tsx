import type { Status } from '@widya/contract/status';
import { formatBytes, formatNumber } from '@widya/design-system/formats/number';
import { KeyValueList } from '@widya/design-system/key-value';
import { Muted, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { StatusCard } from './status-card.tsx';
import { STATUS_TEXTS } from './texts.ts';

const texts = STATUS_TEXTS.database;

const Query = styled('code', { base: { fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere' } });

/** Size of the database and its slowest queries. */
export function DatabaseCard({ database }: Pick<Status, 'database'>) {
  const { version, size_bytes, connections, max_connections, source, slow } = database;
  return (
    <StatusCard title={texts.title}>
      <KeyValueList
        items={[
          { label: texts.version, value: version },
          { label: texts.size, value: formatBytes(size_bytes) },
          { label: texts.connections, value: texts.of(formatNumber(connections), formatNumber(max_connections)) },
        ]}
      />
      <strong>{texts.source[source]}</strong>
      {source === 'running' && <Muted>{texts.runningWhy}</Muted>}
      {slow.length === 0 && <Muted>{texts.none}</Muted>}
      {slow.map(({ query, calls, ms }) => (
        <Stack key={`${query} ${ms}`} gap="1">
          <Query>{query}</Query>
          <Muted>
            {texts.ms(formatNumber(ms))}
            {calls !== null && `, ${texts.times(formatNumber(calls))}`}
          </Muted>
        </Stack>
      ))}
    </StatusCard>
  );
}
