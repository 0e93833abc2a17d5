export type {
  Registry,
  RegistryRemote,
  RemoteBuild,
  RemoteVersion,
  ScreenAssets,
  ShellAssets,
} from '@widya/contract/routing/registry';
