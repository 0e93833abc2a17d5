/** Minutes between the offered end times of a live stream. D128. */
export const FINISH_STEP = 5;

const STEP_MS = FINISH_STEP * 60_000;
const LENGTH_MS = 2 * 60 * 60_000;

/** Default end of a live stream: in two hours, rounded up to the next step. D128. */
export const defaultFinish = (now: Date): Date => new Date(Math.ceil((now.getTime() + LENGTH_MS) / STEP_MS) * STEP_MS);
