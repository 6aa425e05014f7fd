import path from 'node:path';
import type { Environment } from './environment.ts';
import { StartupError } from './startup-error.ts';

/** A place in a bucket for files of the site. */
export interface BucketAddress {
  readonly bucket: string;
  /** Before every key, without slashes at its ends; may be empty. */
  readonly prefix: string;
  readonly region: string;
  /** Unset: Amazon's own. */
  readonly endpoint: string | undefined;
  /** Unset: what the machine grants, such as an instance role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const options = ['region', 'endpoint'];

/** `disk`, or `s3://bucket/prefix?region=…&endpoint=…` with the usual two variables for the key. */
export function mediaStore(env: Environment): BucketAddress | 'disk' {
  const value = env.text('MEDIA_STORE') ?? 'disk';
  return value === 'disk' ? value : bucketAddress(env, { name: 'MEDIA_STORE', value, other: '"disk"' });
}

/** The absolute path of a folder, or a bucket like that of the media. */
export function backupStore(env: Environment, usual: string): BucketAddress | string {
  const value = env.text('BACKUP_STORE') ?? usual;
  return path.isAbsolute(value)
    ? path.resolve(value)
    : bucketAddress(env, { name: 'BACKUP_STORE', value, other: 'an absolute path' });
}

interface Given {
  readonly name: string;
  readonly value: string;
  /** What the variable may be instead. */
  readonly other: string;
}

function bucketAddress(env: Environment, { name, value, other }: Given): BucketAddress {
  const url = URL.parse(value);
  const isKnown = url?.protocol === 's3:' && [...url.searchParams.keys()].every((key) => options.includes(key));
  if (!isKnown || !bucketName.test(url.hostname)) {
    throw new StartupError(`${name} must be ${other} or s3://bucket/prefix?region=…&endpoint=….`);
  }
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint) env.url(`The endpoint in ${name}`, endpoint, ['http:', 'https:']);
  return {
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/+|\/+$/g, ''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint,
    credentials: credentials(env),
  };
}

function credentials(env: Environment): BucketAddress['credentials'] {
  const [accessKeyId, secretAccessKey] = [env.secret('AWS_ACCESS_KEY_ID'), env.secret('AWS_SECRET_ACCESS_KEY')];
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey };
  if (accessKeyId ?? secretAccessKey) {
    throw new StartupError('Set both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or neither.');
  }
  return undefined;
}
