import type { LiveStream } from '@widya/contract/live-streams';
import type { DataColumn } from '@widya/design-system/data-table';
import { isWebUrl } from '@widya/design-system/formats/url';
import { Inline } from '@widya/design-system/layout';
import { ExternalLink } from '@widya/design-system/link';
import { activeStates } from '@widya/design-system/status/simple';
import { TableCut, TableText, TableTitle } from '@widya/design-system/table-cell';
import { finishText } from '../../features/stream-state/finish-text.ts';
import { StreamBadges } from '../../features/stream-state/stream-badges.tsx';
import { streamPath } from '../../features/stream-state/stream-paths.ts';
import { LIVE_STREAMS_TEXTS as texts } from './texts.ts';

const { columns } = texts;

/** The columns of the table. C-181. @param now milliseconds since 1970 */
export const liveStreamColumns = (now: number): readonly DataColumn<LiveStream>[] => [
  {
    key: 'code',
    header: columns.code,
    sortable: true,
    nowrap: true,
    width: '14%',
    card: 'subtitle',
    value: ({ code }) => code,
    cell: ({ code }) => code,
  },
  {
    key: 'name',
    header: columns.name,
    sortable: true,
    hideable: false,
    card: 'title',
    value: ({ name }) => name,
    cell: ({ code, name }) => <TableTitle to={streamPath(code)}>{name}</TableTitle>,
  },
  {
    key: 'url_video',
    header: columns.url,
    width: '26%',
    value: ({ url_video }) => url_video,
    cell: ({ url_video }) => (
      <TableCut text={url_video}>
        {isWebUrl(url_video) && <ExternalLink href={url_video}>{url_video}</ExternalLink>}
      </TableCut>
    ),
  },
  {
    key: 'active',
    header: columns.status,
    sortable: true,
    width: '26%',
    value: ({ active }) => activeStates[active]?.label,
    cell: (stream) => (
      <TableText
        main={
          <Inline gap="1">
            <StreamBadges stream={stream} now={now} />
          </Inline>
        }
        sub={finishText(stream.stream_finish)}
      />
    ),
  },
];
