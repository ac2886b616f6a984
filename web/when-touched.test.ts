import { expect, test } from 'vitest'
import { runWhenTouched } from './when-touched.ts'

const before = '<html><head><title>A</title>'
const preload = '<link rel="modulepreload" href="/assets/a.js" nonce="n"/>'
const text = '<p>A script is written as &lt;script type=&quot;module&quot; async=&quot;&quot;&gt;.</p>'
const script =
  '<script nonce="n" type="module" async="">import "/assets/m.js";\nimport * as route0 from "/assets/a.js";\n  window.routes = {"root":route0};\n\nimport("/assets/entry.js");</script>'

test('nothing is asked for by the document itself, and everything by its script, in the same order', () => {
  const html = runWhenTouched(`${before}${preload}</head><body>${text}${script}<i>end</i></body></html>`)
  expect(html.startsWith(`${before}</head><body>${text}<script nonce="n">((files,run)=>{`)).toBe(true)
  expect(html.endsWith('</script><i>end</i></body></html>')).toBe(true)
  expect(html).toContain('(["/assets/a.js"],()=>')
  expect(html).toContain('Promise.all([import("/assets/m.js"),import("/assets/a.js")]).then(([,route0])=>{')
  expect(html).toContain('{window.routes = {"root":route0};\n\nimport("/assets/entry.js");}')
  expect(html).not.toMatch(/type="module"|<link/)
})

test.each(['', '<script nonce="n">a()</script>', '<script type="module" async="" src="/a.js"></script>'])(
  'a page with %j stays as it is',
  other => {
    const html = `${before}${preload}</head><body>${other}</body></html>`
    expect(runWhenTouched(html)).toBe(html)
  },
)
