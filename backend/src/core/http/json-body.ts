import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { jsonDepth } from './json-depth.ts';
import { Problem } from './problem.ts';

/** Bytes of a JSON body. */
export const jsonLimit = 256 * 1024;
/** Bytes of a JSON body that holds a whole document. */
const editorLimit = 1024 * 1024;
const depthLimit = 32;

/** Raises the limit of the route's body to 1 MB. */
export const EditorBody = () => RouteConfig({ bodyLimit: editorLimit });

/** Takes JSON and nothing else: other types, forms and compressed bodies answer 415. Call it before routes are added. */
export function acceptOnlyJson(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
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
    if (text === '') done(new Problem('invalid_input', { detail: 'The body is empty, but its type says JSON.' }));
    else if (jsonDepth(text) > depthLimit)
      done(new Problem('invalid_input', { detail: `The JSON is nested deeper than ${depthLimit} levels.` }));
    else void parse(request, text, (error, parsed) => done(error && notJson(error), parsed));
  });
}

function notJson(cause: Error): Problem {
  return new Problem('invalid_input', { detail: 'The body is not valid JSON, or has a forbidden key.', cause });
}
