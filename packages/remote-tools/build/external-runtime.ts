import type { Configuration } from 'webpack';

/**
 * Leaves the federation runtime out of the entries of remotes, which take it from the global that the shell's
 * frame sets. The plugin's `externalRuntime` leaves out only the core and still adds 8 KB (SDK, bundler
 * runtime) to each entry; this leaves 3 KB. Shell and remotes must be built with the same, pinned version of the
 * plugin; raise CONTRACT_VERSION with it.
 */
export const externalRuntime: NonNullable<Configuration['externals']> = ({ request }, callback) => {
  if (request && /@module-federation\/webpack-bundler-runtime\//.test(request.replaceAll('\\', '/')))
    callback(undefined, 'global _WIDYA_FEDERATION');
  else callback();
};
