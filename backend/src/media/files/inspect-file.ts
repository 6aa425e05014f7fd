import { open, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { imageSizeFromFile } from 'image-size/fromFile';
import { acceptedFiles, mediaLimits } from '@20x/shared/media-limits';
import { Problem } from '../../core/http/problem.ts';
import { imageFacts, type ImageFacts } from './image-reading.ts';
import { isHeic, typeByContent, type MediaType } from './media-type.ts';
import type { ReceivedFile } from './receive-file.ts';
import { sanitizeSvg } from './svg.ts';
import { drawnShapes } from './svg-shapes.ts';

/** A received file that the library takes. */
export interface InspectedFile extends ReceivedFile {
  readonly type: MediaType;
  readonly width: number | null;
  readonly height: number | null;
}

const refuse = (detail: string) => new Problem('invalid_input', { detail });
export const damaged = () => refuse('This file is damaged or incomplete. Save it again and upload the new file.');
const headLength = 4096;

/** Finds out what a file is by its content, and refuses what the library does not take. An SVG is sanitized in place. */
export async function inspectFile(file: ReceivedFile): Promise<InspectedFile> {
  const head = await readPart(file.path, 0);
  const type = typeByContent(head);
  if (type === null) {
    throw refuse(
      isHeic(head)
        ? `This is a HEIC photo. Export it as JPEG, then upload it.`
        : `This kind of file is not accepted. Upload a ${acceptedFiles} file.`,
    );
  }
  if (type === 'pdf') return inspectPdf(file);
  return type === 'svg' ? inspectSvg(file) : inspectImage(file, type);
}

async function inspectImage(file: ReceivedFile, type: MediaType): Promise<InspectedFile> {
  const facts = await imageFacts(file.path).catch(() => null);
  if (facts?.format !== type) throw damaged();
  refuseLarge(facts);
  return { ...file, type, width: facts.width, height: facts.height };
}

const inDigits = (count: number) => count.toLocaleString('en-US');

function refuseLarge({ width, height, frames }: ImageFacts): void {
  const size = `This image has ${inDigits(width)} × ${inDigits(height)} pixels.`;
  if (width * height > mediaLimits.pixels) {
    throw refuse(`${size} Use at most ${mediaLimits.pixels / 1_000_000} megapixels.`);
  }
  if (Math.max(width, height) > mediaLimits.side) {
    throw refuse(`${size} Use at most ${inDigits(mediaLimits.side)} pixels on each side.`);
  }
  if (frames > mediaLimits.frames) {
    throw refuse(`This animation has more than ${mediaLimits.frames} frames. Use a still image or a shorter one.`);
  }
}

async function inspectSvg(file: ReceivedFile): Promise<InspectedFile> {
  if (file.bytes > mediaLimits.svgBytes) {
    throw refuse(
      `This SVG is larger than ${mediaLimits.svgBytes / 1024} KB. Upload it as a PNG or WebP image instead.`,
    );
  }
  const source = await readFile(file.path, 'utf8');
  if (drawnShapes(source, mediaLimits.svgShapes) > mediaLimits.svgShapes) {
    throw refuse(
      `This SVG draws more than ${inDigits(mediaLimits.svgShapes)} shapes. Simplify it, or upload it as a PNG or WebP image.`,
    );
  }
  const clean = sanitizeSvg(source);
  if (clean === '') throw damaged();
  await writeFile(file.path, clean);
  const size = await svgSize(file.path);
  return {
    path: file.path,
    bytes: Buffer.byteLength(clean),
    hash: createHash('sha256').update(clean).digest('hex'),
    type: 'svg',
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
}

/** Null for a drawing without a size, and for one whose size no screen has. */
async function svgSize(path: string): Promise<{ readonly width: number; readonly height: number } | null> {
  const { width = 0, height = 0 } = await imageSizeFromFile(path).catch(() => ({ width: 0, height: 0 }));
  const size = { width: Math.round(width), height: Math.round(height) };
  return Object.values(size).every((side) => side >= 1 && side <= mediaLimits.svgSide) ? size : null;
}

async function inspectPdf(file: ReceivedFile): Promise<InspectedFile> {
  const tail = await readPart(file.path, Math.max(0, file.bytes - headLength));
  if (!tail.includes('%%EOF')) throw damaged();
  return { ...file, type: 'pdf', width: null, height: null };
}

async function readPart(path: string, position: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
