import { type ClassReadiness, type ClassTodo, classTodos } from '@widya/contract/class-todos';
import { type SQL, sql } from 'drizzle-orm';
import { classCounters, classes } from '../../platform/database/schema/classes.ts';

/**
 * The inputs of `classTodos` as SQL expressions. The list selects them for its rows and combines them in
 * `missesSomething` for its filter and count, so that both agree.
 */
export const readinessColumns = {
  hasStreamUrl: sql<boolean>`coalesce(${classes.stream_url} ~ '\\S', false)`,
  hasMaterial: sql<boolean>`jsonb_array_length(${classes.attachment_urls}) > 0`,
  hasFinalTest: sql<boolean>`${classCounters.quiz_questions} > 0`,
  hasRecording: sql<boolean>`jsonb_array_length(${classes.recording_url_array}) > 0`,
  showsAnswers: sql<boolean>`${classes.show_answers_to_user}`,
  hasCertificates: sql<boolean>`${classCounters.certificates} > 0`,
};

/** Whether a class was never published. */
export const isDraft = sql<boolean>`${classes.publish_status} = 'DRAFT'`;

/** Whether a class was never published and has no date yet, for example a copy. */
export const isUndatedDraft = sql<boolean>`(${isDraft} and not ${classes.permanent} and ${classes.start_time} is null)`;

/** Whether a class is upcoming: permanent, not yet ended, or a draft without a date. Source: D24. */
export const isUpcoming = (now: Date): SQL<boolean> =>
  sql<boolean>`(${classes.permanent} or ${isUndatedDraft}
    or coalesce(${classes.end_time} > ${now.toISOString()}::timestamptz, false))`;

/** SQL for whether `classTodos` returns anything; a test compares the two with random classes. */
export const missesSomething = (now: Date): SQL<boolean> => {
  const has = readinessColumns;
  return sql<boolean>`case
    when not ${classes.permanent} and coalesce(${classes.start_time} <= ${now.toISOString()}::timestamptz, false)
    then not (${has.hasRecording} and ${has.showsAnswers} and ${has.hasCertificates})
    else not (${has.hasStreamUrl} and ${has.hasMaterial} and ${has.hasFinalTest}) end`;
};

type SelectedReadiness = Omit<ClassReadiness, 'startsAt'> & { readonly start_time: Date | null };

/** The to-dos of a selected row. Source. */
export const todosOf = (row: SelectedReadiness, now: Date): ClassTodo[] =>
  classTodos({ ...row, startsAt: row.start_time?.getTime() ?? null }, now.getTime());
