import { Injectable } from '@nestjs/common';
import type { ImageFacts } from './page/facts.ts';
import { StarterImages } from './starter-images.ts';

/** Null: there is no such image. Undefined: the address is of another source. */
type ImageSource = (address: string) => Promise<ImageFacts | null | undefined>;

/** What the site knows of its images. */
@Injectable()
export class KnownImages {
  private readonly sources: ImageSource[];

  constructor(starterImages: StarterImages) {
    this.sources = [(address) => starterImages.find(address)];
  }

  /** The module that keeps images says what it knows of them. */
  findIn(source: ImageSource): void {
    this.sources.push(source);
  }

  async find(address: string): Promise<ImageFacts | null | undefined> {
    for (const source of this.sources) {
      const found = await source(address);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
