/** Longest title of a notification. Source: C-119. */
export const NOTIFICATION_TITLE_MAX = 150;

/** Longest text of a notification. Source: C-120. */
export const NOTIFICATION_BODY_MAX = 1_000;
