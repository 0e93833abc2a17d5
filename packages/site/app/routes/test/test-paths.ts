import { outwardPath } from '@widya/contract/outward-address';

/** Query parameters of the next page that name the reason for leaving the questions. */
export const TIME_OVER_MARK = 'waktu';
export const CLOSED_MARK = 'tutup';

export const testPath = (code: string, mark?: string): string =>
  outwardPath('finalTest', code) + (mark === undefined ? '' : `?selesai=${mark}`);

export const questionsPath = (code: string): string => outwardPath('testQuestions', code);
