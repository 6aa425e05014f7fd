import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Permission, Requirement } from './permission.ts';

/** The user of the request; known on every route with `@Requires`. */
export class SignedInUser {
  readonly id!: string;
  readonly username!: string;
  readonly permissions!: readonly Permission[];
  readonly sessionId!: string;
}

export type AuthenticatedRequest = FastifyRequest & { user: SignedInUser };

/** Metadata key by which a route or its controller declares its access; a route without it stops the start. */
export const accessKey = 'access';
export type Access = 'public' | Requirement;

/** Open to everyone. */
export const Public = () => SetMetadata<string, Access>(accessKey, 'public');

/** Open to signed-in users who hold the permission: 401 without a valid bearer token, 403 without the permission. */
export const Requires = (requirement: Requirement) =>
  applyDecorators(SetMetadata<string, Access>(accessKey, requirement), ApiBearerAuth());

/** The parameter receives the `SignedInUser`. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<AuthenticatedRequest>().user,
);
