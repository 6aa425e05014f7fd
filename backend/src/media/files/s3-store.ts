import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { BucketAddress } from '../../core/config/file-stores.ts';
import { Problem } from '../../core/http/problem.ts';
import { bucketClient, isMissingObject } from '../../core/storage/bucket-client.ts';
import type { MediaStore, StoredFile } from './media-store.ts';

/** Objects in a bucket of Amazon S3 or of a service that speaks its protocol. */
export class S3Store implements MediaStore {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;

  constructor(address: BucketAddress, patienceMs: number) {
    this.bucket = address.bucket;
    this.prefix = address.prefix && `${address.prefix}/`;
    this.client = bucketClient(address, patienceMs);
  }

  async put(key: string, file: string): Promise<void> {
    // A failed request is sent again, which a stream could not be.
    const Body = await readFile(file);
    await reached(this.client.send(new PutObjectCommand({ ...this.object(key), Body })));
  }

  async get(key: string) {
    const found = await reached(this.client.send(new GetObjectCommand(this.object(key))));
    return found && { bytes: found.ContentLength ?? 0, stream: found.Body as Readable };
  }

  async copyTo(key: string, file: string): Promise<void> {
    const found = await this.get(key);
    if (!found) throw new Error(`There is no object ${this.prefix}${key}.`);
    await pipeline(found.stream, createWriteStream(file));
  }

  async has(key: string): Promise<boolean> {
    return (await reached(this.client.send(new HeadObjectCommand(this.object(key))))) !== null;
  }

  async delete(key: string): Promise<void> {
    await reached(this.client.send(new DeleteObjectCommand(this.object(key))));
  }

  async *list(): AsyncIterable<StoredFile> {
    for (const area of ['originals', 'public']) {
      const wanted = { Bucket: this.bucket, Prefix: `${this.prefix}${area}/` };
      for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client }, wanted)) {
        for (const { Key = '', LastModified: changedAt = new Date() } of Contents) {
          yield { key: Key.slice(this.prefix.length), changedAt };
        }
      }
    }
  }

  private readonly object = (key: string) => ({ Bucket: this.bucket, Key: this.prefix + key });
}

/** The answer of the bucket; null: there is no such object. */
async function reached<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isMissingObject(error)) return null;
    throw new Problem('unavailable', { detail: 'The server cannot reach its store of files.', cause: error });
  }
}
