/** Bytes sent at once. A file that is larger goes in parts where its endpoint is `resumable`. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024;

/** Form fields that stand for the file in the call that ends a resumable upload: its id, and what the file is called. */
export const RESUMABLE_ID_FIELD = 'resumable_id';
export const RESUMABLE_NAME_FIELD = 'resumable_name';
