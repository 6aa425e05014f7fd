import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { BucketAddress } from '../config/file-stores.ts';

/** For Amazon S3 or a service that speaks its protocol. `patienceMs`: the longest silence of a connection. */
export function bucketClient({ region, endpoint, credentials }: BucketAddress, patienceMs: number): S3Client {
  return new S3Client({
    region,
    // Other services seldom have a host name for each bucket, and may not know the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, socketTimeout: patienceMs },
  });
}

/** Whether the bucket answered that it has no such object. A missing bucket is a mistake of the configuration. */
export function isMissingObject(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';
}
