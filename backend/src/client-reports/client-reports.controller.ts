import { Body, Controller, HttpCode, Ip, Logger, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../core/access/access.ts';
import { Allowance } from '../core/concurrency/allowance.ts';
import { clientNetwork } from '../auth/client-network.ts';
import { BlockedHosts } from './blocked-hosts.service.ts';
import { ClientReport } from './client-report.dto.ts';

const tiny = { bodyLimit: 16 * 1024, valueLimit: 10 };
/** Control characters that JSON does not escape; they could move or color the text of a terminal. */
const invisible = /[\p{Cf}\u007f-\u009f\u2028\u2029]/gu;
/** A preview's address contains its token. */
const preview = /^(\/+preview\/).+/i;
const plain = (text: string | undefined) => text?.replace(invisible, '');

/** Logs what browsers would print, and counts the hosts that they blocked. Nothing else is stored. */
@ApiTags('Client reports')
@Controller('client-reports')
export class ClientReportsController {
  private readonly logger = new Logger('browser');
  /** One visitor cannot crowd the reports of others out of the log. */
  private readonly allowance = new Allowance({ ofOne: 10, inAll: 100 });
  private dropped = 0;

  constructor(private readonly blocked: BlockedHosts) {}

  /** A dropped report gets the same answer, because the browser would print an error to its console. */
  @Post()
  @Public()
  @HttpCode(204)
  @RouteConfig(tiny)
  @ApiNoContentResponse()
  async sendClientReport(@Body() { kind, message, stack, page }: ClientReport, @Ip() address: string): Promise<void> {
    if (!this.allowance.admits(clientNetwork(address))) {
      this.dropped++;
      return;
    }
    const [path] = (page ?? '').split(/[?#]/, 1);
    const shownPath = plain(path)?.replace(preview, '$1…');
    const report = { kind, message: plain(message), stack: plain(stack), page: shownPath };
    this.logger.warn({ msg: 'a browser reports', ...report, ...(this.dropped > 0 && { dropped: this.dropped }) });
    this.dropped = 0;
    if (kind === 'policy') await this.blocked.count(message, shownPath ?? '');
  }
}
