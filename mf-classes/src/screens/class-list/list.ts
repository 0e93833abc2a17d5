import { listClasses } from '@widya/contract/classes';
import { defineList, type ListStateOf } from '@widya/remote-kit/define-list';
import { choiceOr, day, flag, place, text } from '@widya/remote-kit/list-filters';

/** Classes, upcoming or archived; `hidden` includes hidden ones. */
export const classList = defineList(listClasses, {
  settingsKey: 'kelas',
  sorts: ['start_time', 'name', 'price', 'waiting', 'accepted', 'income', 'updated_at'],
  filters: {
    tab: place(choiceOr('upcoming', ['upcoming', 'archive'])),
    hidden: place(flag()),
    topic_code: text(),
    from: day(),
    to: day(),
    todo: flag(),
  },
  // The API refuses an end before the start.
  correct: (state) => (state.to < state.from ? { ...state, to: '' } : state),
});

export type ClassListState = ListStateOf<typeof classList>;
export type ClassTab = ClassListState['tab'];
