/** A wrong setting: which variable, what is wrong with it, and what to do. */
export interface SettingProblem {
  readonly name: string;
  readonly message: string;
}

/** The server cannot start here; the message is for operators, complete, and contains no value of a variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** One error for all wrong settings, one line each. */
export function configErrorOf(problems: readonly SettingProblem[]): ConfigError {
  const lines = new Set(problems.map(({ name, message }) => `  ${name}: ${message}`));
  return new ConfigError(`The environment has settings that cannot be used:\n${[...lines].join('\n')}`);
}
