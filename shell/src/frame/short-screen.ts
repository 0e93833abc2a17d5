/** Laptops: the lines of the sidebar move together so that 900 pixels hold the whole menu; fingers keep their room. */
export const SHORT_SCREEN = '@media (min-width: 48em) and (max-height: 960px) and (pointer: fine)';
