/** Validity of the link with which an invited person claims the account, in days. */
export const CLAIM_LINK_DAYS = 7;
