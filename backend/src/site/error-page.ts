/** Shown when there is neither a fresh nor a stale page. It needs no other file, because none may be reachable. */
export function errorPage(status: 500 | 503): string {
  const text =
    status === 503
      ? 'We are getting the site ready again. Please try once more in a minute.'
      : 'This page could not be shown. We have been told and are looking into it.';
  return plainPage({ title: 'Please try again', heading: 'Back in a moment', text, link: '<a href="">Try again</a>' });
}

/** A self-contained page in the site's colors; its parts are HTML. */
export function plainPage(parts: { title: string; heading: string; text: string; link: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${parts.title} – 20X</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;align-content:center;padding:clamp(1.25rem,8vw,8rem);box-sizing:border-box;background:#f7fbfa;color:#314643;font:1.125rem/1.6 system-ui,sans-serif}
i{display:block;width:6rem;height:4px;background:linear-gradient(90deg,#f4af2d 33.3%,#ef774b 0 66.6%,#335189 0)}
h1{margin:1.5rem 0 .5rem;color:#09201e;font-size:clamp(2rem,1.55rem + 2vw,3.25rem);line-height:1.08;letter-spacing:-.02em}
p{margin:0 0 1.5rem;max-width:34rem}
a{color:#005e4e}
@media (prefers-color-scheme:dark){body{background:#051110;color:#c3cdcb}h1{color:#eff5f3}a{color:#69e1b8}}
</style>
</head>
<body><main><i></i><h1>${parts.heading}</h1><p>${parts.text}</p>${parts.link}</main></body>
</html>
`;
}
