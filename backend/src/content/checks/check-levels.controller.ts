import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../core/access/access.ts';
import { ApiStaleVersion } from '../documents/stale-version.ts';
import { CheckLevelsDocument, SaveCheckLevelsRequest } from './check-levels.dto.ts';
import { CheckLevels } from './check-levels.service.ts';

@ApiTags('Settings')
@Controller('admin/check-levels')
@Requires('settings:edit')
export class CheckLevelsController {
  constructor(private readonly levels: CheckLevels) {}

  @Get()
  @ApiOkResponse({ type: CheckLevelsDocument })
  getCheckLevels(): Promise<CheckLevelsDocument> {
    return this.levels.getDocument();
  }

  @Put()
  @ApiOkResponse({ type: CheckLevelsDocument })
  @ApiStaleVersion(CheckLevelsDocument)
  saveCheckLevels(@Body() request: SaveCheckLevelsRequest): Promise<CheckLevelsDocument> {
    return this.levels.save(request);
  }
}
