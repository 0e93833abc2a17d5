// Plain JavaScript, because an old Node cannot parse TypeScript and could not show this message.
const NEEDED = 24;

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  console.error(
    `Widya needs Node.js ${NEEDED} or newer; this is ${process.versions.node}.\n` +
      'Install it from https://nodejs.org and try again.\n' +
      'In a checkout on Linux x64 it comes with the packages: run `npx -y pnpm start` instead of calling node yourself.',
  );
  process.exit(1);
}
