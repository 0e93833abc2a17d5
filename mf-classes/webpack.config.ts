import { type RemoteBuildOptions, remoteConfig } from '@widya/remote-tools/build/remote-config';

export default (options: RemoteBuildOptions = {}) => remoteConfig(import.meta.dirname, options);
