/** TypeScript runs as it is from here on, and the libraries are tested with it. */
const NEEDED = 24;

/** @throws Error saying what to do when this Node is too old. */
export function assertNodeVersion(version: string = process.versions.node): void {
  if (Number.parseInt(version, 10) >= NEEDED) return;
  throw new Error(
    `Widya needs Node.js ${NEEDED} or newer; this is ${version}.\n` +
      'On Linux x64 it comes with the packages: run `npx -y pnpm start` instead of calling node yourself.\n' +
      'Elsewhere install it from https://nodejs.org and try again.',
  );
}
