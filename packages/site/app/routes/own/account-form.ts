/** Name of the field that says what a form of the page does. */
export const ACCOUNT_FORM = 'aksi';
