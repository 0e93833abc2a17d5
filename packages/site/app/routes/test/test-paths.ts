import { outwardPath } from '@widya/contract/outward-address';

/** Query parameters of the next page that name the reason for leaving the questions. */
export const TIME_OVER_MARK = 'waktu';
export const CLOSED_MARK = 'tutup';

/** Path of the start and the result of a test. @param mark why the questions were left */
export const testPath = (code: string, mark?: string): string =>
  outwardPath('finalTest', code) + (mark === undefined ? '' : `?selesai=${mark}`);

export const questionsPath = (code: string): string => outwardPath('testQuestions', code);
