import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../core/config/config.ts';
import { Renderer } from './renderer.ts';

const code = path.resolve(import.meta.dirname, '..');

/** Names what turns data into pages: the front ends' builds, this back end's code and the address in the pages' links. */
@Injectable()
export class SiteBuild {
  readonly id: string;

  constructor(config: Config, renderer: Renderer) {
    const hash = createHash('sha256').update(`${renderer.buildId}\n${config.publicUrl}\n`);
    const files = readdirSync(code, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /\.[jt]s$/.test(name)).sort()) {
      hash.update(`${file}\n`).update(readFileSync(path.join(code, file)));
    }
    this.id = hash.digest('hex').slice(0, 32);
  }
}
