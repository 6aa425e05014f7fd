import { existsSync, readFileSync } from 'node:fs';
import { capture } from './processes.mjs';

/**
 * Counts the steps and tests of a run. A step without a report counts as one. A test run counts its tests; a file that
 * does not load, a skipped test and a missing report count as failed.
 */
export class Steps {
  passed = 0;
  failed = 0;
  #phases = [];

  async phase(name, work) {
    console.log(`\n${name}`);
    const started = Date.now();
    await work();
    this.#phases.push(`${name} ${seconds(started)}`);
  }

  /** A command that succeeds or fails. */
  async command(name, command, args, options) {
    const started = Date.now();
    const { code, output } = await capture(command, args, options);
    this.#report({ name, started, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });
  }

  /** A test run that writes a report; `read` turns it into { passed, failed }. */
  async tests(name, reportFile, read, runTests) {
    const started = Date.now();
    const { code, output } = await runTests();
    const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined;
    const { passed, failed } = report ? read(report) : { passed: 0, failed: 0 };
    const unexplained = (code !== 0 && failed === 0) || passed + failed === 0 ? 1 : 0;
    this.#report({ name, started, passed, failed: failed + unexplained, output });
  }

  /** Prints the sum as the last line; answers the exit code. */
  finish() {
    console.log(`\n${this.#phases.join(' · ')}\n${this.passed} passed, ${this.failed} failed`);
    return this.failed === 0 ? 0 : 1;
  }

  #report({ name, started, passed, failed, output }) {
    this.passed += passed;
    this.failed += failed;
    const counts = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : '';
    console.log(`  ${failed === 0 ? '✓' : '✗'} ${name}${counts} (${seconds(started)})`);
    if (failed > 0) console.log(output);
  }
}

const seconds = (started) => `${((Date.now() - started) / 1000).toFixed(1)} s`;

export const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
});

export const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
});
