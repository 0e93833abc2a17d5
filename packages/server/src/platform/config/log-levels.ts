import { z } from 'zod';

export const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LEVELS)[number];

/** Parts of the server whose lines can have a level of their own. */
const MODULES = ['http', 'jobs', 'mail', 'database'] as const;
export type LogModule = (typeof MODULES)[number];

const entry = z.tuple([z.enum(MODULES), z.enum(LEVELS)]);

/** `http=warn,jobs=debug` as levels by module. */
export const logLevels = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().split('=')))
  .refine(
    (entries) => entries.every((each) => entry.safeParse(each).success),
    `must be a list such as http=warn,jobs=debug; modules are ${MODULES.join(', ')}, levels ${LEVELS.join(', ')}`,
  )
  .transform((entries): Readonly<Partial<Record<LogModule, LogLevel>>> => Object.fromEntries(entries));
