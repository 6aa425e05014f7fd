import { Body, Controller, HttpCode, Ip, Post, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiNoContentResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, IsUUID, Matches } from 'class-validator';
import { categoryNames, type ScriptCategory } from '@20x/shared/site-scripts';
import { clientNetwork } from '../auth/client-network.ts';
import { Public } from '../core/access/access.ts';
import { Allowance } from '../core/concurrency/allowance.ts';
import { OwnSiteGuard } from '../core/http/own-site.guard.ts';
import { Problem } from '../core/http/problem.ts';
import { Unlogged } from '../core/http/request-log.ts';
import { Consents } from './consents.service.ts';

/** A visitor's choice. */
export class ConsentRequest {
  @ApiProperty({ format: 'uuid', description: 'Made by the browser for this choice.' })
  @IsUUID('4', { message: 'Use a random UUID (version 4).' })
  id!: string;

  @ApiProperty({ enum: categoryNames, enumName: 'ScriptCategory', isArray: true, description: 'Empty: declined.' })
  @ArrayUnique({ message: 'Name each category once.' })
  @IsIn(categoryNames, { each: true, message: `Choose from ${categoryNames.join(', ')}.` })
  @IsArray({ message: 'Use a list of categories.' })
  accepted!: ScriptCategory[];

  @ApiProperty({ pattern: '^[0-9a-z]{1,7}$', description: 'Fingerprint of what was asked about.' })
  @Matches(/^[0-9a-z]{1,7}$/, { message: 'Use the fingerprint of the question.' })
  question!: string;
}

@ApiTags('Consents')
@Controller('consents')
export class ConsentsController {
  /** One visitor cannot crowd out the proofs of others. */
  private readonly allowance = new Allowance({ ofOne: 10, inAll: 600 });

  constructor(private readonly consents: Consents) {}

  @Post()
  @Public()
  @UseGuards(OwnSiteGuard)
  @HttpCode(204)
  @RouteConfig({ bodyLimit: 1024, valueLimit: 10, ...Unlogged })
  @ApiOperation({ summary: 'Keep proof of what a visitor accepted or declined, without who it was' })
  @ApiNoContentResponse()
  async keepConsent(@Body() consent: ConsentRequest, @Ip() address: string): Promise<void> {
    if (!this.allowance.admits(clientNetwork(address))) throw new Problem('too_many_requests');
    await this.consents.keep(consent);
  }
}
