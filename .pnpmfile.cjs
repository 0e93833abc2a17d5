/**
 * The packages that bring Node name their system and processor as a text. pnpm reads lists only, and would install all
 * of them everywhere.
 */
function readPackage(manifest) {
  if (/^node-(darwin|linux|win)-/.test(manifest.name)) {
    manifest.os = [manifest.os].flat();
    manifest.cpu = [manifest.cpu].flat();
  }
  return manifest;
}

module.exports = { hooks: { readPackage } };
