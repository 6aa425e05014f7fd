import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
/** The same text in every encoding that is served. */
export type Variants = Readonly<Record<Encoding, Buffer>>;
/** Each as soon as it is there. */
export type VariantsUnderWay = Readonly<Record<Encoding, Promise<Buffer>>>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unpackers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;
/** The quick one leaves a tenth more bytes, in a sixtieth of the time. */
const brotliQuality = { quick: 5, best: constants.BROTLI_MAX_QUALITY } as const;

/** Compresses once, on the thread pool. */
export const startEncoding = (identity: Buffer): VariantsUnderWay => ({
  identity: encode(identity, 'identity'),
  br: encode(identity, 'br'),
  gzip: encode(identity, 'gzip'),
});

/**
 * The encodings of a large text that is made once the others are there and on their way. Nobody may be waiting when it
 * fails: who asks then is told.
 */
export function encodeAfter(others: VariantsUnderWay, make: () => Promise<string>): VariantsUnderWay {
  const isTime = allOf(others).then(() => setImmediate());
  const started = isTime.then(async () => startEncoding(Buffer.from(await make())));
  const variant = (encoding: Encoding) => {
    const encoded = started.then((variants) => variants[encoding]);
    encoded.catch(() => {});
    return encoded;
  };
  return { identity: variant('identity'), br: variant('br'), gzip: variant('gzip') };
}

export async function allOf(variants: VariantsUnderWay): Promise<Variants> {
  const [identity, br, gzip] = await Promise.all([variants.identity, variants.br, variants.gzip]);
  return { identity, br, gzip };
}

export const encodeAll = (identity: Buffer): Promise<Variants> => allOf(startEncoding(identity));

export async function encode(
  identity: Buffer,
  encoding: Encoding,
  quality: keyof typeof brotliQuality = 'quick',
): Promise<Buffer> {
  if (encoding === 'identity') return identity;
  if (encoding === 'gzip') return zip(identity);
  return brotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[quality],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });
}

/** Whether this is the text in that encoding, undamaged. */
export async function encodes(body: Buffer, encoding: keyof typeof unpackers, text: Buffer): Promise<boolean> {
  // One byte more than the text is enough to tell that it is another.
  const options = { maxOutputLength: text.length + 1 };
  return unpackers[encoding](body, options).then(
    (unpacked) => unpacked.equals(text),
    () => false,
  );
}

/** The smallest encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',', 20)) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, Number(quality) || 0);
  }
  const admits = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (admits('br')) return 'br';
  return admits('gzip') ? 'gzip' : 'identity';
}

/** Headers of an answer whose body is chosen by Accept-Encoding. */
export function encodingHeaders(encoding: Encoding): Record<string, string> {
  return { vary: 'Accept-Encoding', ...(encoding !== 'identity' && { 'content-encoding': encoding }) };
}
