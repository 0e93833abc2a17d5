/** Most documents of an immediate archive; larger ones are created by a task. Source: D134. */
export const MOST_DOCUMENTS_AT_ONCE = 100;

/** Most documents of one task, limited by the disk of a small server, which holds the archive for seven days. */
export const MOST_DOCUMENTS_OF_TASK = 2_000;

/** Total size of the files of one task, in bytes. */
export const MOST_BYTES_OF_TASK = 2 * 1024 ** 3;

/** Largest file that can be submitted, in bytes. Source: S22. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 ** 2;

/** Header of an incomplete archive: a JSON list of the ids that are missing. */
export const LEFT_OUT_HEADER = 'x-left-out';
