/** Checks what imports what: by the rules of dependency-cruiser, and that no folders import each other. */
import { cruise, format } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { folderCircles } from './lib/folder-circles.mjs';

const FOLDERS = ['shared', 'backend/src', 'frontend-shell', 'frontend-public', 'frontend-admin'];

const { forbidden, options } = config;
const { output: found } = await cruise(FOLDERS, { ...options, validate: true, ruleSet: { forbidden } });
const { output, exitCode } = await format(found, { outputType: 'err' });
const circles = folderCircles(found.modules);
for (const circle of circles) process.stdout.write(`error folders import each other: ${circle}\n`);
process.stdout.write(output);
process.exitCode = exitCode > 0 || circles.length > 0 ? 1 : 0;
