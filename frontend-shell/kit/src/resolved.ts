/** A promise whose value `lazy` finds at once, so that its component renders without waiting. */
export function atOnce<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), {
    then: (take: (value: Value) => unknown) => take(value),
  });
}
