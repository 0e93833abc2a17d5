/** Name of the field with the action of a form. */
export const ACCOUNT_FORM = 'aksi';
