import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { measureJson } from './json-measure.ts';
import { Problem } from './problem.ts';

interface JsonLimits {
  /** Bytes of the body. */
  readonly bodyLimit: number;
  /** Members and elements at all levels: each costs the validation time, whether it is allowed or not. */
  readonly valueLimit: number;
}

export const jsonLimits: JsonLimits = { bodyLimit: 256 * 1024, valueLimit: 1_000 };
const editorLimits: JsonLimits = { bodyLimit: 1024 * 1024, valueLimit: 5_000 };
const formLimits: JsonLimits = { bodyLimit: 32 * 1024, valueLimit: 60 };
const depthLimit = 32;

/** For a route that takes a whole document: its body may have 1 MB. */
export const EditorBody = () => RouteConfig(editorLimits);

/** For a route that takes what a small form holds, as JSON or as a browser without JavaScript sends it. */
export const FormBody = () => RouteConfig({ ...formLimits, takesForms: true });

const formType = 'application/x-www-form-urlencoded';

/** Whether a browser sent the body of a form by itself. */
export const isForm = ({ headers }: FastifyRequest) =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() === formType;

/**
 * Takes JSON, forms only where a route says so, and nothing else: other types and compressed bodies answer 415. Call it
 * before routes are added.
 */
export function acceptOnlyJson(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = limitsOf(route.config).bodyLimit;
  });
  fastify.addHook('onRequest', async (request) => {
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
      throw new Problem('unsupported_media_type', { detail: 'Send the body uncompressed.' });
    }
  });
  fastify.removeAllContentTypeParsers();
  // `__proto__` and `constructor.prototype` are refused; of a repeated key the last one counts, as everywhere in JavaScript.
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    const refusal = refusalOf(text, request);
    if (refusal) done(new Problem('invalid_input', { detail: refusal }));
    else void parse(request, text, (error, parsed) => done(error && notJson(error), parsed));
  });
  fastify.addContentTypeParser(formType, { parseAs: 'string' }, (request, body, done) => {
    const fields = [...new URLSearchParams(body.toString())];
    const { takesForms } = request.routeOptions.config as { readonly takesForms?: boolean };
    if (!takesForms) done(new Problem('unsupported_media_type', { detail: 'Send JSON.' }));
    else if (fields.length > formLimits.valueLimit) done(new Problem('invalid_input', { detail: 'Too many fields.' }));
    else done(null, Object.fromEntries(fields));
  });
}

function refusalOf(text: string, request: FastifyRequest): string | undefined {
  if (text === '') return 'The body is empty, but its type says JSON.';
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
