import type { S3Client } from '@aws-sdk/client-s3';
import { activeTracing, inSpan } from './tracing.ts';

/** Records a span for each request to the bucket, without the names of files, which open them. */
export function traceBucket({ middlewareStack }: Pick<S3Client, 'middlewareStack'>, bucket: string): void {
  if (activeTracing() === null) return;
  middlewareStack.add(
    (next, { commandName = 'Command' }) =>
      (args) => {
        const operation = String(commandName).replace(/Command$/, '');
        const attributes = { 'rpc.system': 'aws-api', 'rpc.method': operation, 'aws.s3.bucket': bucket };
        return inSpan(`S3 ${operation}`, { kind: 'client', attributes }, () => next(args));
      },
    { step: 'initialize', name: 'traceBucket' },
  );
}
