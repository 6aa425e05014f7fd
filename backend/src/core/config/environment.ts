import { readSecret } from './secrets.ts';
import { StartupError } from './startup-error.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Reads single variables. Every error names the variable and its allowed values; an empty value counts as unset. */
export class Environment {
  private readonly variables: Variables;

  constructor(variables: Variables) {
    this.variables = variables;
  }

  text(name: string): string | undefined {
    return this.variables[name]?.trim() || undefined;
  }

  /** `NAME`, or the content of the file that `NAME_FILE` names. */
  secret(name: string): string | undefined {
    const [value, file] = [this.text(name), this.text(`${name}_FILE`)];
    if (value && file) throw new StartupError(`${name} and ${name}_FILE are both set. Set only one of them.`);
    return file ? readSecret(file) : value;
  }

  oneOf<const T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.text(name) ?? fallback;
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) throw new StartupError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
    return found;
  }

  /** A whole number from 1 to 1,000. */
  count(name: string, fallback: number): number {
    const value = this.text(name) ?? String(fallback);
    if (!/^[1-9]\d{0,2}$|^1000$/.test(value)) {
      throw new StartupError(`${name} must be a whole number from 1 to 1000, not "${value}".`);
    }
    return Number(value);
  }

  /** An absolute URL with one of the protocols. */
  url(name: string, value: string, protocols: readonly string[]): URL {
    const url = URL.parse(value);
    if (!url || !protocols.includes(url.protocol)) {
      throw new StartupError(`${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
    }
    return url;
  }
}
