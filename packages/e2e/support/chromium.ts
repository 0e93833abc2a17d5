/** What Playwright turns off by itself; said again, because the last list that Chromium is given is the one that counts. */
const BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** The list below the address bar, which nobody sees here, is a page of its own: each context spent twice as long on it as on ours. */
const OF_THE_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Parts of Chromium that are off in the suites. */
export const DISABLED_FEATURES: readonly string[] = [...BY_PLAYWRIGHT, ...OF_THE_ADDRESS_BAR];

/** A page of a test ends before optimised code has paid for its compiling: without it, loading one costs a seventh less. */
export const OPTIMISING_COMPILERS_OFF = '--js-flags=--no-turbofan --no-maglev';
