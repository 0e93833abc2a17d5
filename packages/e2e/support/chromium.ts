/**
 * Features that Playwright disables by itself. They are repeated here, because Chromium only applies the last
 * `--disable-features` list.
 */
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

/**
 * The popup of the address bar is a separate page that the tests do not need: each browser context spent twice as much
 * time on it as on the product's page.
 */
const OF_THE_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Features of Chromium that are disabled in the suites. */
export const DISABLED_FEATURES: readonly string[] = [...BY_PLAYWRIGHT, ...OF_THE_ADDRESS_BAR];

/**
 * A test's page closes before optimised code saves as much time as its compilation costs: loading a page costs a
 * seventh less without optimising compilers.
 */
export const OPTIMISING_COMPILERS_OFF = '--js-flags=--no-turbofan --no-maglev';
