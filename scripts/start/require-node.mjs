// Plain JavaScript, because an old Node cannot parse TypeScript and could not show this message.
const NEEDED = 24;

/** Where npm has a Node of this version, which a checkout installs. */
const FROM_NPM = ['darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64'];

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  console.error(
    `Widya needs Node.js ${NEEDED} or newer, and this is ${process.versions.node}: install it from https://nodejs.org.`,
  );
  if (FROM_NPM.includes(`${process.platform}-${process.arch}`))
    console.error('In a checkout it comes with the packages: `npx -y pnpm start` uses it.');
  process.exit(1);
}
