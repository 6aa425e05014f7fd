export function NotFoundPage() {
  return <h1>This shift is uncovered.</h1>;
}
