import S3rver from 's3rver';

// Runs an S3-compatible store as a separate process, which keeps its objects in a folder.
const [port, directory = ''] = process.argv.slice(2);
const bucket = new S3rver({
  ...{ port: Number(port), silent: true, directory },
  configureBuckets: [{ name: 'widya', configs: [] }],
});
await bucket.run();
console.log('The bucket is ready');
