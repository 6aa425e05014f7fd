/** A promise whose value `lazy` finds at once: what it gives renders without waiting. */
export function atOnce<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), {
    then: (take: (value: Value) => unknown) => take(value),
  });
}
