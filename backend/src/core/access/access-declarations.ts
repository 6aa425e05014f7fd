import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { StartupError } from '../config/startup-error.ts';
import { accessKey, type Access } from './access.ts';

type Handler = (...args: unknown[]) => unknown;

/** A route of a controller and its declared access. */
export interface RouteDeclaration {
  /** `Controller.method`. */
  readonly name: string;
  readonly access: Access | undefined;
}

/** Refuses to start an application with a route that does not declare its access. */
@Injectable()
export class AccessDeclarations implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const undeclared = this.list().filter(({ access }) => access === undefined);
    if (undeclared.length === 0) return;
    const names = undeclared.map(({ name }) => name).join(', ');
    throw new StartupError(`${names}: declare the access with @Public() or @Requires(…).`);
  }

  list(): RouteDeclaration[] {
    return this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      const prototype = Object.getPrototypeOf(instance) as Record<string, Handler>;
      return this.scanner.getAllMethodNames(prototype).flatMap((method) => {
        const handler = prototype[method];
        if (!handler || !metatype || !Reflect.hasMetadata(PATH_METADATA, handler)) return [];
        const access = this.reflector.getAllAndOverride<Access | undefined>(accessKey, [handler, metatype]);
        return [{ name: `${metatype.name}.${method}`, access }];
      });
    });
  }
}
