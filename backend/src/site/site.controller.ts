import { All, Controller, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../core/access/access.ts';
import { Problem } from '../core/http/problem.ts';
import type { Arrival } from '../redirects/redirects.service.ts';
import { matchesEtag } from './conditional.ts';
import { CrawlerFiles } from './crawler-files.ts';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { OldAddresses, withQuery } from './old-addresses.ts';
import { aliasTarget, canonicalPath, inLowerCase, isShellPath, previewToken } from './page-path.ts';
import { PreviewPages } from './preview-pages.ts';
import { SitePages, type SiteAnswer } from './site-pages.ts';

/** The pages: everything that is neither API nor file. */
@Controller()
@ApiExcludeController()
export class SiteController {
  constructor(
    private readonly pages: SitePages,
    private readonly crawlerFiles: CrawlerFiles,
    private readonly previews: PreviewPages,
    private readonly old: OldAddresses,
  ) {}

  @All('*')
  @Public()
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Problem('method_not_allowed', { headers: { allow: 'GET, HEAD' } });
    }
    const [path = '/', query = ''] = split(request.url);
    const token = previewToken(path);
    if (token !== null) return send(request, reply, await this.previews.answer(token));
    const canonical = canonicalPath(path);
    const own = canonical === null ? null : (aliasTarget(inLowerCase(canonical)) ?? canonical);
    if (own !== null && own !== path) return leadOn(reply, (await this.old.find(own)) ?? permanent(own), query);
    const encoding = chooseEncoding(headerText(request.headers['accept-encoding']));
    const lower = own === null || isShellPath(own) ? own : inLowerCase(own);
    if (lower !== null && lower !== own) return this.otherCase(request, reply, lower, { encoding, query });
    const known = own === null ? null : await this.knownAnswer(own, encoding);
    if (known) return send(request, reply, known);
    const elsewhere = own === null ? null : await this.old.find(own);
    if (elsewhere) return leadOn(reply, elsewhere, query);
    send(request, reply, await this.pages.freshAnswer(own, encoding));
  }

  /** A page has one spelling: an address in another case redirects to the lower-case page, if there is one. */
  private async otherCase(request: FastifyRequest, reply: FastifyReply, lower: string, { encoding, query }: Wish) {
    const elsewhere = await this.old.find(lower);
    if (elsewhere) return leadOn(reply, elsewhere, query);
    const answer = (await this.knownAnswer(lower, encoding)) ?? (await this.pages.freshAnswer(lower, encoding));
    if (answer.status === 200) leadOn(reply, permanent(lower), query);
    else send(request, reply, answer);
  }

  /** An answer that needs no rendering. */
  private async knownAnswer(path: string, encoding: Encoding): Promise<SiteAnswer | null> {
    if (isShellPath(path)) return this.pages.shellAnswer(encoding);
    return (await this.crawlerFiles.answer(path, encoding)) ?? this.pages.keptAnswer(path, encoding);
  }
}

interface Wish {
  readonly encoding: Encoding;
  readonly query: string;
}

const permanent = (address: string): Arrival => ({ address, status: 301 });

function leadOn(reply: FastifyReply, { address, status }: Arrival, query: string): void {
  void reply.header('cache-control', 'no-cache').redirect(withQuery(address, query), status);
}

function send(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: SiteAnswer): void {
  void reply.headers(headers);
  if (status === 200 && matchesEtag(request.headers['if-none-match'], headers.etag)) void reply.code(304).send();
  else void reply.code(status).send(body);
}

function split(url: string): [path: string, query: string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
}

function headerText(value: string | string[] | undefined): string | undefined {
  return typeof value === 'object' ? value.join(',') : value;
}
