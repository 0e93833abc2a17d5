import { type ShellBuildOptions, shellConfig } from '@widya/remote-tools/build/shell-config';

export default (options: ShellBuildOptions = {}) => shellConfig(options);
