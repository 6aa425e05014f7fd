/** Tests, their support and generated files may import from any folder. */
const isFree = (file) => /\.(test|spec|generated)\.[jt]sx?$|(^|\/)(test|testing)\//.test(file);

/**
 * Folders that import each other, each as `folder: one → other → one`. The files that a folder holds itself count as one
 * of its rooms, `.`; what is far below a room counts as the room. `modules`: as dependency-cruiser lists them.
 */
export function folderCircles(modules) {
  const roomsOf = new Map();
  for (const { source, dependencies } of modules.filter(({ source: file }) => !isFree(file))) {
    for (const { resolved, coreModule } of dependencies) {
      if (coreModule || resolved.includes('node_modules/')) continue;
      const [folder, from, to] = roomsBetween(source.split('/'), resolved.split('/'));
      if (from === to) continue;
      const rooms = roomsOf.get(folder) ?? new Map();
      roomsOf.set(folder, rooms.set(from, (rooms.get(from) ?? new Set()).add(to)));
    }
  }
  return [...roomsOf].flatMap(([folder, rooms]) =>
    circlesIn(rooms).map((circle) => `${folder}: ${circle.join(' → ')}`),
  );
}

/** The innermost folder around both files, and the room of it that each is in. */
function roomsBetween(from, to) {
  const depth = from.findIndex((part, index) => part !== to[index]);
  const roomOf = (parts) => (parts.length - 1 > depth ? parts[depth] : '.');
  return [from.slice(0, depth).join('/'), roomOf(from), roomOf(to)];
}

/** For each room that leads back to itself, the shortest way, unless a circle that was found has it already. */
function circlesIn(rooms) {
  const circles = [];
  for (const start of rooms.keys()) {
    if (circles.some((circle) => circle.includes(start))) continue;
    const circle = wayBack(rooms, start);
    if (circle) circles.push(circle);
  }
  return circles;
}

function wayBack(rooms, start) {
  const seen = new Set();
  const ways = [[start]];
  for (const way of ways) {
    for (const next of rooms.get(way.at(-1)) ?? []) {
      if (next === start) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}
