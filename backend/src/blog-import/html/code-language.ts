/** Languages by the short names that editors of elsewhere give them. */
const languages: Readonly<Record<string, string>> = {
  ...{ js: 'JavaScript', mjs: 'JavaScript', javascript: 'JavaScript', jsx: 'JSX' },
  ...{
    ts: 'TypeScript',
    typescript: 'TypeScript',
    tsx: 'TSX',
    py: 'Python',
    python: 'Python',
    rb: 'Ruby',
    ruby: 'Ruby',
  },
  ...{
    sh: 'Shell',
    bash: 'Shell',
    shell: 'Shell',
    zsh: 'Shell',
    console: 'Shell',
    ps1: 'PowerShell',
    powershell: 'PowerShell',
  },
  ...{
    html: 'HTML',
    xml: 'XML',
    markup: 'HTML',
    css: 'CSS',
    scss: 'SCSS',
    svg: 'SVG',
    php: 'PHP',
    sql: 'SQL',
    csv: 'CSV',
  },
  ...{
    json: 'JSON',
    yml: 'YAML',
    yaml: 'YAML',
    toml: 'TOML',
    ini: 'INI',
    md: 'Markdown',
    markdown: 'Markdown',
    graphql: 'GraphQL',
  },
  ...{
    java: 'Java',
    kt: 'Kotlin',
    kotlin: 'Kotlin',
    swift: 'Swift',
    go: 'Go',
    golang: 'Go',
    rs: 'Rust',
    rust: 'Rust',
    c: 'C',
  },
  ...{
    cpp: 'C++',
    'c++': 'C++',
    cs: 'C#',
    csharp: 'C#',
    'c#': 'C#',
    r: 'R',
    diff: 'Diff',
    http: 'HTTP',
    dockerfile: 'Dockerfile',
  },
};
/** What stands for no language. */
const none = new Set(['text', 'txt', 'plain', 'plaintext', 'none', 'nohighlight', 'auto', 'undefined']);
/** The field takes no more. */
const longest = 40;

/** As readers know the language; one that is not known stays as it was written. Null: none. */
export function codeLanguage(name: string | undefined): string | null {
  const key = (name ?? '').toLowerCase();
  if (key === '' || none.has(key)) return null;
  return Object.hasOwn(languages, key) ? (languages[key] ?? null) : (name ?? '').slice(0, longest);
}
