import type { Configuration } from 'webpack';

/**
 * Leaves the federation runtime out of the entries of remotes: they take it from the global that the shell's federation chunk sets
 * before it runs any entry. The plugin's own `externalRuntime` leaves out only the core and still packs 8 KB (SDK, bundler runtime)
 * into each entry; this leaves 3 KB. Shell and remotes must be built with the same version of the plugin, which is pinned;
 * CONTRACT_VERSION is to be raised with it.
 */
export const externalRuntime: NonNullable<Configuration['externals']> = ({ request }, callback) => {
  if (request && /@module-federation\/webpack-bundler-runtime\//.test(request.replaceAll('\\', '/')))
    callback(undefined, 'global _WIDYA_FEDERATION');
  else callback();
};
