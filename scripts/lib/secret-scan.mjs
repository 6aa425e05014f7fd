import { lintSource } from '@secretlint/core';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';

const config = { rules: [{ id: 'recommended', rule: recommended, options: {} }] };

/** The secrets that a text holds, each as `file:line: what it is`, without its value. */
export async function secretsIn(file, content) {
  const { messages } = await lintSource({
    source: { filePath: file, content, contentType: 'text' },
    options: { config, maskSecrets: true, noPhysicFilePath: true },
  });
  return messages.map(({ loc, message }) => `${file}:${loc.start.line}: ${message}`);
}
