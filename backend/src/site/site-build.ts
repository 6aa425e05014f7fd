import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../core/config/config.ts';
import { Renderer } from './renderer.ts';

const code = path.resolve(import.meta.dirname, '..');

/** Identifies what turns data into pages: the front-end builds, this back end's code and the public URL. */
@Injectable()
export class SiteBuild {
  /** Null without front ends: such a process, for example a command, renders no pages. */
  readonly id: string | null;

  constructor(config: Config, renderer: Renderer) {
    if (renderer.buildId === null) {
      this.id = null;
      return;
    }
    const parts = [renderer.buildId, config.publicUrl, (runningCode ??= hashOfCode())];
    this.id = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
  }
}

/** Read once, because the running code does not change with its files. */
let runningCode: string | undefined;

function hashOfCode(): string {
  const hash = createHash('sha256');
  const files = readdirSync(code, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[jt]s$/.test(name));
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(path.join(code, file)));
  return hash.digest('hex');
}
