/** The narrowest supported phone. */
export const PHONE = { viewport: { width: 360, height: 760 } };
export const WITHOUT_SCRIPT = { ...PHONE, javaScriptEnabled: false };

/** The browsers in which visitors without an account must be able to do everything. */
export const BROWSERS = [
  { browser: 'with script', phone: PHONE, hasScript: true },
  { browser: 'without script', phone: WITHOUT_SCRIPT, hasScript: false },
] as const;
