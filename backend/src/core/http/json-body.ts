import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { measureJson } from './json-measure.ts';
import { Problem } from './problem.ts';
import { brokenTextIn, decodedText, isDecodable, namesOtherCharset, notUtf8 } from './request-text.ts';

interface JsonLimits {
  /** Bytes of the body. */
  readonly bodyLimit: number;
  /** Members and elements at all levels: each takes time to validate, allowed or not. */
  readonly valueLimit: number;
}

export const jsonLimits: JsonLimits = { bodyLimit: 256 * 1024, valueLimit: 1_000 };
const editorLimits: JsonLimits = { bodyLimit: 1024 * 1024, valueLimit: 5_000 };
const formLimits: JsonLimits = { bodyLimit: 32 * 1024, valueLimit: 60 };
const depthLimit = 32;

/** For a route that takes a whole document: the body may have 1 MB. */
export const EditorBody = () => RouteConfig(editorLimits);

/** For a route that takes a small form, as JSON or as a browser without JavaScript sends it. */
export const FormBody = () => RouteConfig({ ...formLimits, takesForms: true });

/** For a route that takes one file. The handler reads the body as a stream and limits its size. */
export const FileBody = () => RouteConfig({ takesFile: true });

/** What a browser calls the type of a file; the file itself decides. */
const fileTypes = /^(application\/(octet-stream|pdf)|image\/[\w.+-]+)$/;
const formType = 'application/x-www-form-urlencoded';

/** Whether a browser submitted a form without JavaScript. */
export const isForm = ({ headers }: FastifyRequest) =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() === formType;

/**
 * Accepts JSON, and forms and files only where a route says so. Other types and compressed bodies answer 415. Call it before
 * routes are added.
 */
export function acceptOnlyJson(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = limitsOf(route.config).bodyLimit;
  });
  fastify.addHook('onRequest', async (request) => {
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
      throw new Problem('unsupported_media_type', { detail: 'Send the body uncompressed.' });
    }
    if (namesOtherCharset(request.headers['content-type'])) {
      throw new Problem('unsupported_media_type', { detail: 'Send the text as UTF-8.' });
    }
  });
  fastify.removeAllContentTypeParsers();
  // `__proto__` and `constructor.prototype` are refused; the last of repeated keys counts, as in JavaScript.
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decodedText(body);
    if (text === null) return done(notUtf8(body, JSON.parse));
    const refusal = refusalOf(text, request);
    if (refusal) done(new Problem('invalid_input', { detail: refusal }));
    else
      void parse(request, text, (error, parsed) => done(error ? notJson(error) : brokenTextIn(text, parsed), parsed));
  });
  fastify.addContentTypeParser<Buffer>(formType, { parseAs: 'buffer' }, (request, body, done) => {
    const text = decodedText(body);
    const fields = [...new URLSearchParams(text ?? '')];
    const { takesForms } = request.routeOptions.config as { readonly takesForms?: boolean };
    if (!takesForms) done(new Problem('unsupported_media_type', { detail: 'Send JSON.' }));
    else if (text === null || !isDecodable(text)) done(notUtf8(body, formFields));
    else if (fields.length > formLimits.valueLimit)
      done(new Problem('invalid_input', { detail: 'The form has too many fields.' }));
    else done(null, Object.fromEntries(fields));
  });
  acceptFiles(fastify);
}

const formFields = (text: string) => Object.fromEntries(new URLSearchParams(text));

function acceptFiles(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(fileTypes, (request, stream, done) => {
    const { takesFile } = request.routeOptions.config as { readonly takesFile?: boolean };
    if (takesFile) done(null, stream);
    else done(new Problem('unsupported_media_type', { detail: 'Send JSON.' }));
  });
}

function refusalOf(text: string, request: FastifyRequest): string | undefined {
  if (text === '') return 'The body is empty. Send JSON.';
  const { depth, values } = measureJson(text);
  if (depth > depthLimit) return `The JSON is nested deeper than ${depthLimit} levels.`;
  const { valueLimit } = limitsOf(request.routeOptions.config);
  if (values > valueLimit) return `The JSON holds more than ${valueLimit} values.`;
  return undefined;
}

function limitsOf(config: unknown): JsonLimits {
  return { ...jsonLimits, ...(config as Partial<JsonLimits> | undefined) };
}

function notJson(cause: Error): Problem {
  return new Problem('invalid_input', { detail: 'The body is not valid JSON, or has a forbidden key.', cause });
}
