import { Body, Controller, HttpCode, Ip, Logger, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access.ts';
import { clientNetwork } from '../auth/client-network.ts';
import { ClientReport } from './client-report.dto.ts';
import { ReportAllowance } from './report-allowance.ts';

const tiny = { bodyLimit: 16 * 1024, valueLimit: 10 };
/** JSON escapes what is below U+0020; these would still move or colour what a terminal shows. */
const invisible = /[\p{Cf}\u007f-\u009f\u2028\u2029]/gu;
/** The address of a preview is the key to it. */
const preview = /^(\/+preview\/).+/i;
const plain = (text: string | undefined) => text?.replace(invisible, '');

/** Writes what browsers would have printed into the log. Nothing is stored. */
@ApiTags('Client reports')
@Controller('client-reports')
export class ClientReportsController {
  private readonly logger = new Logger('browser');
  private readonly allowance = new ReportAllowance();
  private dropped = 0;

  /** Also a report that is dropped is answered alike: the browser would print a refusal to its console. */
  @Post()
  @Public()
  @HttpCode(204)
  @RouteConfig(tiny)
  @ApiNoContentResponse()
  sendClientReport(@Body() { kind, message, stack, page }: ClientReport, @Ip() address: string): void {
    if (!this.allowance.admits(clientNetwork(address))) {
      this.dropped++;
      return;
    }
    const [path] = (page ?? '').split(/[?#]/, 1);
    const report = { kind, message: plain(message), stack: plain(stack), page: plain(path)?.replace(preview, '$1…') };
    this.logger.warn({ msg: 'a browser reports', ...report, ...(this.dropped > 0 && { dropped: this.dropped }) });
    this.dropped = 0;
  }
}
