/** Event on `window` after a hot update of any app on the page has been applied. */
export const HOT_UPDATE = 'widya:hot-update';
