import PQueue from 'p-queue';

/** Every hashing passes two queues: that of its lane, then that of the cores. */
const QUEUES_OF_A_HASHING = 2;

/** Counts the passwords that this process hashes or compares while `work` runs. */
export async function hashingsOf(work: () => Promise<unknown>): Promise<number> {
  const { add } = PQueue.prototype;
  let count = 0;
  PQueue.prototype.add = function counted(this: PQueue, ...args: unknown[]) {
    count += 1;
    return Reflect.apply(add, this, args);
  } as typeof add;
  try {
    await work();
  } finally {
    PQueue.prototype.add = add;
  }
  return count / QUEUES_OF_A_HASHING;
}
