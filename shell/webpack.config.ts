import { type ShellBuildOptions, shellConfig } from '@widya/remote-kit/build/shell-config';

export default (options: ShellBuildOptions = {}) => shellConfig(options);
