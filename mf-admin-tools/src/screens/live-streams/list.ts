import { listLiveStreams } from '@widya/contract/live-streams';
import { defineList } from '@widya/remote-kit/define-list';

export const liveStreamList = defineList(listLiveStreams, {
  settingsKey: 'siaran',
  sorts: ['created_at', 'code', 'name', 'active', 'stream_finish'],
});
