/** How long each part of bringing up a screen took, in milliseconds; null while it has not ended. For the diagnosis page. */
export interface LoadPhases {
  /** Federation runtime and entry of the remote. */
  entry: number | null;
  /** Handing over the shared modules. */
  connect: number | null;
  /** Chunk of the screen and the shared modules it needs. */
  chunk: number | null;
  /** Running the code of the screen. */
  evaluate: number | null;
  /** From the beginning to the end, retries included. */
  total: number | null;
}

export const noPhases = (): LoadPhases => ({ entry: null, connect: null, chunk: null, evaluate: null, total: null });

/** Runs a step and writes down how long it took. */
export async function timed<T>(phases: LoadPhases, phase: keyof LoadPhases, step: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await step();
  } finally {
    phases[phase] = Math.round(performance.now() - started);
  }
}
