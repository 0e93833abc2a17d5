/** The link by which an invited person claims the account works for so long. Days. */
export const CLAIM_LINK_DAYS = 7;
