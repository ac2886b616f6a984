const words = {
  de: {
    title: 'Keine Verbindung',
    text: 'Diese Seite haben Sie noch nicht besucht, und ohne Netz können wir sie nicht holen.',
    again: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
  en: {
    title: 'No connection',
    text: 'You have not visited this page yet, and without a network we cannot fetch it.',
    again: 'Try again',
    home: 'To the home page',
  },
}

// Copied from web/ui/brand: an import would split the worker into several files.
const markEcho =
  'M5 24H14S14.3 22.6 15 22.6 16.9 26.6 18 26.6 19.9 17.7 21 17.7 22.9 35 24 35 25.9 14.7 27 14.7 28.9 28.6 30 28.6 31.9 22.9 33 22.9 33.6 24 34 24H43'

const mark = `<svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="20.5"/><path d="${markEcho}"/></svg>`

const styles = `:root{color-scheme:light dark}
body{max-width:40rem;margin:12vh auto;padding:0 1.25rem;background:light-dark(#faf8f5,#14110f);
color:light-dark(#231c18,#f2ece6);font:1.1rem/1.6 Text,system-ui,sans-serif}
h1,h2{font-family:Titles,serif;font-weight:600;line-height:1.15}
svg{width:3rem;height:3rem;fill:none;stroke-linecap:round;stroke-linejoin:round;stroke-width:2.25;stroke:light-dark(#0b6171,#6cc5d3)}
circle{stroke-width:3.5;stroke:light-dark(#8a523d,#d6a088)}
a{color:light-dark(#8a523d,#d6a088);margin-right:1.25rem}
section+section{margin-top:3rem;opacity:.9}`

// Reloads the requested page as soon as there is a network or the server answers.
const comeBack = `addEventListener('online',()=>location.reload())
setInterval(()=>fetch('/healthz').then(({ok})=>ok&&location.reload(),()=>{}),10000)`

/** Returns a page in both languages that says there is no network, in the site's fonts if they are cached. */
export function offlinePage(url: string, files: readonly string[]): Response {
  const language = new URL(url).pathname.startsWith('/en') ? 'en' : 'de'
  const parts = [language, language === 'de' ? 'en' : 'de'] as const
  const body = parts.map((one, place) => part(one, place === 0)).join('')
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${words[language].title}</title>
<style>${face('Text', 'text', files)}${face('Titles', 'titles', files)}${styles}</style><script>${comeBack}</script></head>
<body><main>${mark}${body}</main></body></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

// The build appends a hash to the name of a font file.
function face(family: string, name: string, files: readonly string[]): string {
  const file = files.find(one => new RegExp(`/assets/${name}-[\\w-]+\\.woff2$`).test(one))
  return file ? `@font-face{font-family:${family};font-weight:200 900;src:url("${file}")}` : ''
}

function part(language: 'de' | 'en', isFirst: boolean): string {
  const { title, text, again, home } = words[language]
  const heading = isFirst ? 'h1' : 'h2'
  return `<section lang="${language}"><${heading}>${title}</${heading}><p>${text}</p>
<p><a href="">${again}</a><a href="/${language}">${home}</a></p></section>`
}
