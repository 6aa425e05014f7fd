import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../core/access/access.ts';
import { BackupState } from './backup-state.dto.ts';
import { BackupStates } from './backup-states.ts';

@ApiTags('Backups')
@Controller('admin/backups')
@Requires('settings:edit')
export class BackupsController {
  constructor(private readonly states: BackupStates) {}

  @Get('state')
  @ApiOkResponse({ type: BackupState })
  getBackupState(): Promise<BackupState> {
    return this.states.current();
  }
}
