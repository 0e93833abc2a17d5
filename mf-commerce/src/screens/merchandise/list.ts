import { listMerchandise } from '@widya/contract/merchandise';
import { defineList } from '@widya/remote-kit/define-list';
import { choiceOr, place } from '@widya/remote-kit/list-filters';

/** `active`: `1` is the tab Aktif, `0` the tab Terhapus. */
export const merchandiseList = defineList(listMerchandise, {
  settingsKey: 'kreasi',
  sorts: ['created_at', 'name', 'price'],
  filters: { active: place(choiceOr('1', ['1', '0'])) },
});
