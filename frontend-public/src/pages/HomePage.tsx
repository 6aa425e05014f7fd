import { PageMeta, useGetHomeContentQuery } from '@20x/kit';

export function HomePage() {
  const { data } = useGetHomeContentQuery();
  return (
    <>
      <PageMeta title="20X" path="/" seo={data?.seo} />
      <h1>{data?.heroTitle ?? '20X'}</h1>
    </>
  );
}
