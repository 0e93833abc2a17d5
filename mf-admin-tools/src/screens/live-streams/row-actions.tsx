import type { LiveStream } from '@widya/contract/live-streams';
import { outwardAddress, type Site } from '@widya/contract/outward-address';
import type { RowActions } from '@widya/design-system/data-table';
import { BanIcon, ExternalLinkIcon, PencilIcon, RestoreIcon, TrashIcon } from '@widya/design-system/icon';
import { streamPath } from '../../features/stream-state/stream-paths.ts';
import { LIVE_STREAMS_TEXTS } from './texts.ts';

const { actions } = LIVE_STREAMS_TEXTS;

interface RowHandlers {
  /** Base addresses of links. */
  readonly site: Site;
  readonly onSwitch: (stream: LiveStream) => void;
  readonly onRemove: (stream: LiveStream) => void;
}

/** The menu of a row. C-183 to C-185. */
export const liveStreamRowActions =
  ({ site, onSwitch, onRemove }: RowHandlers): RowActions<LiveStream> =>
  (stream) => [
    { key: 'manage', label: actions.manage, icon: <PencilIcon size={16} />, to: streamPath(stream.code) },
    stream.active === 0 && {
      key: 'activate',
      label: actions.activate,
      icon: <RestoreIcon size={16} />,
      onSelect: () => onSwitch(stream),
    },
    stream.active === 1 && {
      key: 'deactivate',
      label: actions.deactivate,
      icon: <BanIcon size={16} />,
      onSelect: () => onSwitch(stream),
    },
    stream.active === 1 && {
      key: 'open',
      label: actions.open,
      icon: <ExternalLinkIcon size={16} />,
      onSelect: () => window.open(outwardAddress(site, 'liveStream', stream.code), '_blank', 'noopener,noreferrer'),
    },
    {
      key: 'remove',
      label: actions.remove,
      icon: <TrashIcon size={16} />,
      onSelect: () => onRemove(stream),
      danger: true,
      separated: true,
    },
  ];
