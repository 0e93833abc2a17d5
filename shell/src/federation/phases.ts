/** Duration of each loading phase of a screen in milliseconds; null before its end. For the diagnosis page. */
export interface LoadPhases {
  /** Federation runtime and entry of the remote. */
  entry: number | null;
  /** Connecting the shared modules. */
  connect: number | null;
  /** Chunk of the screen and the shared modules it needs. */
  chunk: number | null;
  /** Evaluating the code of the screen. */
  evaluate: number | null;
  /** The whole time, retries included. */
  total: number | null;
}

export const noPhases = (): LoadPhases => ({ entry: null, connect: null, chunk: null, evaluate: null, total: null });

/** Runs a step and records its duration. */
export async function timed<T>(phases: LoadPhases, phase: keyof LoadPhases, step: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await step();
  } finally {
    phases[phase] = Math.round(performance.now() - started);
  }
}
