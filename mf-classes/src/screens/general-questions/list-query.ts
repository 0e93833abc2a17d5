import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { QUESTION_LIST } from '../../features/questions/list-query.ts';

/** The list's state in the address. The class is a place: taking the filters off leaves it. */
export const GENERAL_LIST = {
  filters: [...QUESTION_LIST.filters, 'class_code', 'tab'],
  places: [...QUESTION_LIST.places, 'class_code', 'tab'],
  settingsKey: 'pertanyaan-umum',
} as const satisfies TableQueryOptions;
