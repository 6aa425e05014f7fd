import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { BucketAddress } from '../../core/config/file-stores.ts';
import { bucketClient, isMissingObject } from '../../core/storage/bucket-client.ts';
import { BackupError } from '../archive/backup-error.ts';
import { backupsAmong } from './backup-name.ts';
import type { BackupStore } from './backup-store.ts';

/** A part of an upload; 10,000 parts are the most, so that a backup may have 160 GB. */
const partSize = 16 * 1024 * 1024;
/** Reading waits while the database takes what was read. */
const patienceMs = 10 * 60 * 1_000;

/** Backups as objects. An upload that fails leaves none. */
export class BackupBucket implements BackupStore {
  readonly place: string;
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;

  constructor(address: BucketAddress) {
    this.place = `s3://${[address.bucket, address.prefix].filter(Boolean).join('/')}`;
    this.bucket = address.bucket;
    this.prefix = address.prefix && `${address.prefix}/`;
    this.client = bucketClient(address, patienceMs);
  }

  async makeRoom(): Promise<void> {
    // It has room, if it is there.
    await this.reached(this.client.send(new HeadBucketCommand({ Bucket: this.bucket })));
  }

  async write(name: string, content: Readable): Promise<number> {
    const params = { ...this.object(name), Body: content };
    await this.reached(new Upload({ client: this.client, params, partSize, queueSize: 2 }).done());
    const stored = await this.reached(this.client.send(new HeadObjectCommand(this.object(name))));
    return stored?.ContentLength ?? 0;
  }

  async read(name: string): Promise<Readable | null> {
    const found = await this.reached(this.client.send(new GetObjectCommand(this.object(name))));
    return found && (found.Body as Readable);
  }

  async list(): Promise<string[]> {
    const names: string[] = [];
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: this.prefix });
    await this.reached(
      (async () => {
        for await (const { Contents = [] } of pages) {
          names.push(...Contents.map(({ Key = '' }) => Key.slice(this.prefix.length)));
        }
      })(),
    );
    return backupsAmong(names);
  }

  async delete(name: string): Promise<void> {
    await this.reached(this.client.send(new DeleteObjectCommand(this.object(name))));
  }

  private readonly object = (name: string) => ({ Bucket: this.bucket, Key: this.prefix + name });

  /** The answer of the bucket; null: there is no such object. */
  private async reached<T>(answer: Promise<T>): Promise<T | null> {
    try {
      return await answer;
    } catch (error) {
      if (isMissingObject(error)) return null;
      if (error instanceof BackupError) throw error; // of the content that was to be stored
      throw new BackupError(`The bucket ${this.place} cannot be used: ${(error as Error).message}`, { cause: error });
    }
  }
}
