import 'reflect-metadata';
// CommonJS packages that require() Nest: its ES modules must be loaded whole first, or Jest reports a cycle.
await import('@nestjs/common');
await import('@nestjs/core');
