/** Milliseconds of processor time that the work costs this process; what else the machine does does not count. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
