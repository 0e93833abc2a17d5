import { type RemoteBuildOptions, remoteConfig } from '@widya/remote-kit/build/remote-config';

export default (options: RemoteBuildOptions = {}) => remoteConfig(import.meta.dirname, options);
