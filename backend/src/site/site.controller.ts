import { All, Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nowhere } from '@20x/shared/page-path';
import type { FeedFormat } from '../blog/feeds.service.ts';
import { Public } from '../core/access/access.ts';
import { Problem } from '../core/http/problem.ts';
import { isOwnRequest } from '../core/http/request-log.ts';
import { apartFromPages } from '../core/http/security-headers.ts';
import { isSignedIn, pageKeyHeader } from '../core/http/session-cookie.ts';
import { MissingAddresses } from '../redirects/missing-addresses.service.ts';
import { RedirectHits } from '../redirects/redirect-hits.ts';
import { inLowerCase } from '../redirects/redirect-paths.ts';
import type { Found } from '../redirects/redirect-table.ts';
import type { Arrival } from '../redirects/redirects.service.ts';
import { matchesEtag } from './conditional.ts';
import { CrawlerFiles } from './crawler-files.ts';
import { chooseEncoding, type Encoding } from './encodings.ts';
import {
  canonicalPath,
  isShellPath,
  PageAddresses,
  pageQuery,
  prefixOf,
  previewToken,
  withQuery,
} from './page-addresses.ts';
import { PreviewPages } from './preview-pages.ts';
import { SitePages, type SiteAnswer } from './site-pages.ts';
import { SocialImages } from './social-images.ts';

/** The pages, and everything else that is neither API nor file. */
@Controller()
@ApiExcludeController()
@Public()
export class SiteController {
  constructor(
    private readonly pages: SitePages,
    private readonly crawlerFiles: CrawlerFiles,
    private readonly previews: PreviewPages,
    private readonly addresses: PageAddresses,
    private readonly hits: RedirectHits,
    private readonly missing: MissingAddresses,
    private readonly images: SocialImages,
  ) {}

  @Get('robots.txt')
  async robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    send(request, reply, await this.crawlerFiles.robots(encodingFor(request)));
  }

  @Get('llms.txt')
  async llms(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    send(request, reply, await this.crawlerFiles.llms(encodingFor(request)));
  }

  @Get('sitemap.xml')
  async sitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.sitemapFile(0, request, reply);
  }

  @Get('sitemap-:number.xml')
  async numberedSitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('number') number: string) {
    await this.sitemapFile(/^[1-9]\d{0,3}$/.test(number) ? Number(number) : -1, request, reply);
  }

  @Get('site.webmanifest')
  async manifest(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    send(request, reply, await this.crawlerFiles.manifest(encodingFor(request)));
  }

  @Get('site-icons/:size.png')
  async icon(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('size') size: string): Promise<void> {
    await this.fileOrPage(await this.crawlerFiles.icon(Number(size), encodingFor(request)), request, reply);
  }

  @Get(['blog/feed.xml', 'blog/tag/:tag/feed.xml'])
  async rss(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('tag') tag?: string): Promise<void> {
    await this.feed('rss', tag ?? null, request, reply);
  }

  @Get(['blog/atom.xml', 'blog/tag/:tag/atom.xml'])
  async atom(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('tag') tag?: string): Promise<void> {
    await this.feed('atom', tag ?? null, request, reply);
  }

  @Get('social-images/*')
  async socialImage(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const answer = await this.images.answer(split(request.url)[0]);
    await this.fileOrPage(answer, request, reply);
  }

  @All('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Problem('method_not_allowed', { headers: { allow: 'GET, HEAD' } });
    }
    const [path = '/', query = ''] = split(request.url);
    const token = previewToken(path);
    if (token !== null) return send(request, reply, await this.previews.answer(token));
    const canonical = canonicalPath(path) ?? nowhere;
    const address = isShellPath(canonical) ? canonical : inLowerCase(canonical);
    const encoding = encodingFor(request);
    const page =
      (await this.pages.keptAnswer(address, encoding)) ??
      (await this.pages.freshAnswer(address + pageQuery(address, query), encoding));
    // A page wins over every redirect at its address, so it never waits for them.
    const found = page.status === 200 ? null : await this.addresses.findRedirect(address);
    if (isMove(found) && (page.status === 404 || !found.isWide)) return this.follow(request, reply, found, query);
    const shown = async (): Promise<SiteAnswer> => {
      if (isShellPath(address))
        return { ...page, headers: { ...page.headers, ...apartFromPages, ...pageKeyHeader(request) } };
      const isPlain = isSignedIn(request) && page.status < 500;
      return isPlain ? this.pages.plainAnswer(address + pageQuery(address, query), encoding) : page;
    };
    if (found && page.status === 404) {
      if (!isOwnRequest(request)) this.hits.count(found.from);
      return send(request, reply, { ...(await shown()), status: found.status });
    }
    if (page.status === 404 && canonical !== nowhere && !isOwnRequest(request))
      this.missing.count(address.slice(prefixOf(address).length), request.headers.referer ?? null);
    // A page has one spelling: an address with another slash or case redirects to the page, if there is one.
    if (address !== path && page.status === 200) leadOn(reply, permanent(address), query);
    else send(request, reply, await shown());
  }

  private follow(request: FastifyRequest, reply: FastifyReply, found: Found & Move, query: string): void {
    if (!isOwnRequest(request)) this.hits.count(found.from);
    leadOn(reply, found, query);
  }

  private async sitemapFile(number: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const answer = await this.crawlerFiles.sitemap(number, encodingFor(request));
    await this.fileOrPage(answer, request, reply);
  }

  private async feed(format: FeedFormat, tag: string | null, request: FastifyRequest, reply: FastifyReply) {
    const answer = await this.crawlerFiles.feed(format, tag, encodingFor(request));
    await this.fileOrPage(answer, request, reply);
  }

  /** Where there is no such file, visitors get what they get at any other address: a redirect, or the not-found page. */
  private async fileOrPage(file: SiteAnswer | null, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (file) send(request, reply, file);
    else await this.page(request, reply);
  }
}

type Move = Extract<Arrival, { readonly address: string }>;

const permanent = (address: string): Move => ({ address, status: 301 });
const isMove = (found: Found | null): found is Found & Move => found !== null && found.address !== null;

function leadOn(reply: FastifyReply, { address, status }: Move, query: string): void {
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

const encodingFor = ({ headers }: FastifyRequest): Encoding => chooseEncoding(headerText(headers['accept-encoding']));

function headerText(value: string | string[] | undefined): string | undefined {
  return typeof value === 'object' ? value.join(',') : value;
}
