import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { imageSizeFromFile } from 'image-size/fromFile';
import { Config } from '../../core/config/config.ts';
import type { ImageFacts } from './page/facts.ts';

const ownAddress = /^\/(images\/[\w./-]+|[\w-]+\.(jpe?g|png|webp|ico|svg))$/i;

/** The images that the front ends bring. They stay as they are while the process runs. */
@Injectable()
export class StarterImages {
  private readonly folder: string;
  private readonly known = new Map<string, ImageFacts>();

  constructor({ frontendDir }: Config) {
    this.folder = path.join(frontendDir, 'frontend-public/dist');
  }

  /** Null when there is no such file; undefined for other sites' images, and while the front ends are not built. */
  async find(address: string): Promise<ImageFacts | null | undefined> {
    if (!ownAddress.test(address) || address.split('/').includes('..')) return undefined;
    const file = path.join(this.folder, address);
    const known = this.known.get(file);
    if (known) return known;
    if (!(await exists(this.folder))) return undefined;
    if (!(await exists(file))) return null;
    const bytes = await bytesOf(file);
    const { width = 0, height = 0, type = '' } = await imageSizeFromFile(file).catch((): Size => ({}));
    const found = { bytes, width, height, format: type };
    if (type) this.known.set(file, found);
    return found;
  }
}

interface Size {
  readonly width?: number;
  readonly height?: number;
  readonly type?: string;
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Browsers get `<name>-<width>.avif` instead if it exists; the widest one counts. */
async function bytesOf(file: string): Promise<number> {
  const { name, dir } = path.parse(file);
  const variant = new RegExp(`^${name.replace(/[.+?^${}()|[\]\\]/g, '\\$&')}-\\d+\\.avif$`);
  const variants = (await readdir(dir)).filter((other) => variant.test(other)).map((other) => path.join(dir, other));
  const sizes = await Promise.all((variants.length > 0 ? variants : [file]).map(async (one) => (await stat(one)).size));
  return Math.max(...sizes);
}
