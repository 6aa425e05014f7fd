import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.ts';
import { FirstAdministrator } from './first-administrator.ts';
import { PasswordHasher } from './password-hasher.ts';
import { User } from './user.entity.ts';
import { UserAccounts } from './user-accounts.ts';
import { UsersService } from './users.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([User]), AuditModule],
  providers: [UsersService, PasswordHasher, FirstAdministrator, UserAccounts],
  exports: [UsersService],
})
export class UsersModule {}
