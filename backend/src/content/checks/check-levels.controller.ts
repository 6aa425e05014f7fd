import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../core/access/access.ts';
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
  @ApiPreconditionFailedResponse({
    description: 'Someone saved a newer version; `current` is the newest document.',
  })
  saveCheckLevels(@Body() request: SaveCheckLevelsRequest): Promise<CheckLevelsDocument> {
    return this.levels.save(request);
  }
}
