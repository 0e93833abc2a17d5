/** Size of a part in bytes. Larger files are sent in parts when the endpoint is `resumable`. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024;

/** Form fields that replace the file in the call that uses a resumable upload: its id and the file's name. */
export const RESUMABLE_ID_FIELD = 'resumable_id';
export const RESUMABLE_NAME_FIELD = 'resumable_name';
