import http from 'node:http';
import https from 'node:https';
import { mediaLimits } from '@20x/shared/media-limits';
import { publicAgent } from '../../core/http/public-agent.ts';

/** An image that is not fetched; the message says why. */
export class RefusedImage extends Error {}

/** Its host did not answer. */
export class UnreachableHost extends RefusedImage {}

/** What may be asked beyond the public web: nothing. Tests that serve images themselves change it. */
export class FetchRules {
  /** Addresses of this machine or its network. */
  allowed: readonly string[] = [];
  /** Ports beside those of the schemes. */
  ports: readonly string[] = [];
}

const limitMs = 5_000;
const mostRedirects = 3;

/**
 * The file at an address of the public web. The name is resolved once, for the connection itself, so that it cannot
 * become an address of this network in between; every redirect is checked again.
 */
export async function fetchImage(address: string, rules = new FetchRules()): Promise<Buffer> {
  const signal = AbortSignal.timeout(limitMs);
  let url = checkedUrl(address, rules);
  for (let redirects = 0; ; redirects++) {
    const answer = await ask(url, rules, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy();
      if (redirects === mostRedirects) throw new RefusedImage(`it redirects more than ${mostRedirects} times`);
      url = checkedUrl(URL.parse(headers.location, url.href)?.href ?? '', rules);
    } else if (statusCode === 200) return received(answer);
    else {
      answer.destroy();
      throw new RefusedImage(`the site answered ${statusCode}`);
    }
  }
}

function checkedUrl(address: string, { ports }: FetchRules): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new RefusedImage('it is not a web address');
  if (url.username || url.password) throw new RefusedImage('the address holds a password');
  if (url.port !== '' && !ports.includes(url.port)) throw new RefusedImage('the address names a port');
  return url;
}

async function ask(url: URL, { allowed }: FetchRules, signal: AbortSignal): Promise<http.IncomingMessage> {
  const agent = publicAgent(url, allowed);
  const headers = { accept: 'image/*', 'user-agent': '20X image import' };
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => reject(refusalOf(error));
    (url.protocol === 'https:' ? https : http).get(url, { agent, headers, signal }, resolve).on('error', refuse);
  });
}

async function received(answer: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > mediaLimits.bytes) throw new RefusedImage('it is larger than 10 MB');
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof RefusedImage ? error : refusalOf(error as Error);
  }
  return Buffer.concat(parts);
}

function refusalOf(cause: Error): RefusedImage {
  const { name, message } = cause;
  if (message.includes('is not allowed')) return new RefusedImage('the address is not on the public web', { cause });
  const isLate = name === 'AbortError' || name === 'TimeoutError';
  return new UnreachableHost(isLate ? 'the site did not answer in time' : 'the site cannot be reached', { cause });
}
