interface PlainPage {
  readonly title: string;
  /** Rules beside the colors. */
  readonly style: string;
  /** HTML. */
  readonly main: string;
}

/** A page in the site's colors that needs no other file, because none may be reachable. */
export const plainPage = ({ title, style, main }: PlainPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – 20X</title>
<style>
:root{color-scheme:light dark}
body{margin:0;background:#f7fbfa;color:#314643;font-family:system-ui,sans-serif}
h1{color:#09201e}
a{color:#005e4e}
@media (prefers-color-scheme:dark){body{background:#051110;color:#c3cdcb}h1{color:#eff5f3}a{color:#69e1b8}}
${style}
</style>
</head>
<body><main>${main}</main></body>
</html>
`;
