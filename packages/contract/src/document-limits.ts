/** Documents of one immediate archive; more are put together by a task. Source: D134. */
export const MOST_DOCUMENTS_AT_ONCE = 100;

/** Documents of one task: what one person can use, and what a disk of a small server holds for seven days. */
export const MOST_DOCUMENTS_OF_TASK = 2_000;

/** Bytes of all files of one task. */
export const MOST_BYTES_OF_TASK = 2 * 1024 ** 3;

/** Largest file that can be handed in, bytes. Source: S22. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 ** 2;

/** Header of an archive that is not whole: a JSON list of the ids that are not in it. */
export const LEFT_OUT_HEADER = 'x-left-out';
