import type { Picture } from './take.ts'

/** Returns an HTML page that shows all pictures of each page side by side, from narrow to wide. */
export function overviewOf(pictures: readonly Picture[]): string {
  const rows = Map.groupBy(pictures, ({ name, language, theme }) => `${name} · ${language} · ${theme}`)
  const contents = [...rows.keys()].map(title => `<li><a href="#${idOf(title)}">${title}</a></li>`)
  const sections = [...rows].map(
    ([title, row]) =>
      `<h2 id="${idOf(title)}">${title}</h2><div class="row">${row.map(figureOf).join('')}</div>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of every page</title>
<style>
body { font: 16px/1.5 system-ui; margin: 2rem; }
ul { columns: 18rem; }
.row { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
figure { margin: 0; flex: none; }
img { display: block; height: auto; border: 1px solid #8886; }
.wrong { color: #a62a24; max-width: 20rem; }
</style>
<h1>${pictures.length} pictures</h1><ul>${contents.join('')}</ul>${sections.join('')}</html>
`
}

function figureOf({ file, width, path, complaints }: Picture): string {
  const wrong = complaints.map(words => `<p class="wrong">${escaped(words)}</p>`)
  return `<figure><figcaption>${width} px <code>${escaped(path)}</code>${wrong.join('')}</figcaption><a href="${file}"><img src="${file}" width="${Math.round(width / 4) + 80}" loading="lazy" alt=""></a></figure>`
}

function idOf(title: string): string {
  return title.replace(/\W+/g, '-')
}

function escaped(words: string): string {
  return words.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
}
