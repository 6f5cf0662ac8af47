import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { marked } from 'marked';

const modules = resolve(import.meta.dirname, '..', 'node_modules');

export interface RenderCall {
  readonly from: string;
  readonly summary: string;
  readonly to: string;
  readonly texts?: readonly { readonly name: string; readonly markdown: string }[];
}

/**
 * Writes the reports of a run as Markdown, as HTML that looks as on GitHub (light and dark follow the reader), and JSON.
 * @param from absolute path of the run's report file; its folder holds the others
 * @param texts what people read elsewhere, each with the name of its file
 * @returns absolute paths of everything written
 */
export function renderReports({ from, summary, to, texts = [] }: RenderCall): readonly string[] {
  mkdirSync(to, { recursive: true });
  copyFileSync(join(modules, 'mermaid', 'dist', 'mermaid.min.js'), join(to, 'mermaid.min.js'));
  copyFileSync(join(modules, 'github-markdown-css', 'github-markdown.css'), join(to, 'github-markdown.css'));
  const written: string[] = [
    write(join(to, 'summary.md'), summary),
    write(join(to, 'summary.html'), page('Job summary', summary)),
  ];
  for (const { name, markdown } of texts) {
    written.push(write(join(to, `${name}.md`), markdown), write(join(to, `${name}.html`), page(name, markdown)));
  }
  const folder = dirname(from);
  const others = from !== '' && existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of others.filter((each) => each !== 'summary.md')) {
    const text = readFileSync(join(folder, name), 'utf8');
    written.push(write(join(to, name), text));
    if (name.endsWith('.md')) written.push(write(join(to, `${basename(name, '.md')}.html`), page(name, text)));
  }
  return written;
}

/** One self-standing page; mermaid blocks are drawn by the script beside it. */
function page(title: string, markdown: string): string {
  const body = marked.parse(markdown, { gfm: true, async: false });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="github-markdown.css">
<style>
body { margin: 0; }
.markdown-body { box-sizing: border-box; max-width: 980px; margin: 0 auto; padding: 32px; min-height: 100vh; }
</style>
</head>
<body class="markdown-body">
${body}
<script src="mermaid.min.js"></script>
<script>
for (const code of document.querySelectorAll('code.language-mermaid')) {
  const drawing = document.createElement('pre');
  drawing.className = 'mermaid';
  drawing.textContent = code.textContent;
  code.parentElement.replaceWith(drawing);
}
mermaid.initialize({ startOnLoad: true, theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'default' });
</script>
</body>
</html>
`;
}

function write(file: string, text: string): string {
  writeFileSync(file, text);
  return file;
}
