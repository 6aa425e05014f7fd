import { Body, Controller, Get, Header, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiNoContentResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../core/access/access.ts';
import { Unlogged } from '../core/http/request-log.ts';
import { OwnSiteGuard } from '../core/http/own-site.guard.ts';
import { VisitReport } from './visits.dto.ts';
import { Visits } from './visits.service.ts';

const tiny = { bodyLimit: 2 * 1024, valueLimit: 10 };
/** One transparent pixel. */
const image = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Hears of views. Nothing about a visitor is kept, and nobody is counted who asks not to be. */
@ApiTags('Visits')
@Controller('visits')
@Public()
@UseGuards(OwnSiteGuard)
export class VisitsController {
  constructor(private readonly visits: Visits) {}

  @Post()
  @HttpCode(204)
  @RouteConfig({ ...tiny, ...Unlogged })
  @ApiNoContentResponse({ description: 'The view is counted, unless the browser asks for privacy or is a program.' })
  async countView(@Body() report: VisitReport, @Req() request: FastifyRequest): Promise<void> {
    if (isCountable(request)) await this.visits.view({ ...report, ...senderOf(request) });
  }

  /** For browsers without JavaScript: the page is the one that shows the image, and where its visitor came from is lost. */
  @Get('image')
  @Header('content-type', 'image/gif')
  @Header('cache-control', 'no-store')
  @RouteConfig(Unlogged)
  @ApiProduces('image/gif')
  @ApiOkResponse({
    schema: { type: 'string', format: 'binary' },
    description: 'An invisible image. The page that shows it is counted.',
  })
  async countImage(@Req() request: FastifyRequest): Promise<Buffer> {
    const page = URL.parse(request.headers.referer ?? '');
    if (page && isCountable(request))
      await this.visits.view({ page: page.pathname, query: page.search, ...senderOf(request) });
    return image;
  }
}

/** A browser may ask not to be tracked, and some ask for pages that nobody looks at. */
function isCountable({ headers }: FastifyRequest): boolean {
  const isEarly = [headers['sec-purpose'], headers.purpose].some((purpose) => String(purpose).includes('prefetch'));
  return headers['sec-gpc'] !== '1' && headers.dnt !== '1' && !isEarly;
}

const senderOf = ({ hostname, ip, headers }: FastifyRequest) => ({
  host: hostname,
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});
