import { readdir, readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

/** Prints what a browser loads with the home page, pictures and fonts aside. */
export async function weighFirstVisit(url: string): Promise<void> {
  const html = await (await fetch(`${url}/de`)).text()
  const names = new Set([...html.matchAll(/\/assets\/([^"']+\.(?:js|css))/g)].map(([, name]) => name ?? ''))
  const sizes = { js: 0, css: 0, html: brotliCompressSync(html).length }
  for (const name of await readdir('build/client/assets')) {
    if (!names.has(name)) continue
    const weight = brotliCompressSync(await readFile(`build/client/assets/${name}`)).length
    sizes[name.endsWith('.css') ? 'css' : 'js'] += weight
  }
  const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  console.log(
    `first visit of the home page: ${inKilobytes(sizes.js)} JavaScript, ${inKilobytes(sizes.css)} CSS, ${inKilobytes(sizes.html)} HTML (brotli)`,
  )
}
