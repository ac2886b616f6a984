import { expect, test } from 'vitest'
import { cleanDrawing } from './svg.ts'

const drawing = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" ${more}>${inside}</svg>`

test('a drawing is written anew, with its size and what it shows', () => {
  const inside =
    '<title>Feld &amp; Spule</title><g fill="#abc"><path d="M0 0L9 9" style="stroke:red;stroke-width:2"/></g>'
  expect(cleanDrawing(`<?xml version="1.0"?><!-- made by hand -->${drawing(inside)}`)).toEqual({
    width: 40,
    height: 20,
    leftOut: [],
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><title>Feld &amp; Spule</title><g fill="#abc"><path d="M0 0L9 9" stroke="red" stroke-width="2"></path></g></svg>\n`,
  })
})

test('cleaning an SVG twice gives the same result', () => {
  const { text } = cleanDrawing(drawing('<use href="#a"/><text x="1">&lt;b&gt;</text>'))
  expect(cleanDrawing(text).text).toBe(text)
})

test.each([
  ['scripts', '<script>alert(1)</script>'],
  ['scripts', '<path d="M0 0" onload="alert(1)"/>'],
  ['scripts', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ['scripts', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
  ['foreign', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" class="alert"/></foreignObject>'],
  ['foreign', '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="alert"/>'],
  ['pictures', '<image href="https://evil.example/alert.png"/>'],
  ['pictures', '<image href="data:image/svg+xml,alert"/>'],
  ['pictures', '<use xlink:href="https://evil.example/alert.svg#a"/>'],
  ['movement', '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ['movement', '<set attributeName="onclick" to="alert(1)"/>'],
  ['links', '<a href="https://alert.example"><path d="M0 0"/></a>'],
  ['styles', '<style>@import url(https://evil.example/alert.css);</style>'],
  ['styles', '<style>g > path { fill: red }</style>'],
  ['styles', '<style>.a { transform: rotate(9deg) }</style><path class="a"/>'],
])('a drawing says that %s were left out: %s', (kind, inside) => {
  const { text, leftOut } = cleanDrawing(drawing(inside))
  expect(leftOut).toEqual([kind])
  expect(text).not.toMatch(/alert|evil|javascript|onload|<script|foreign/i)
})

test.each([
  ['drawingUnreadable', drawing('<path d="&xxe;"/>')],
  ['drawingUnreadable', drawing('<path d="M0 0">')],
  [
    'drawingUnreadable',
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">&a;</svg>',
  ],
  [
    'drawingUnreadable',
    '<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">&c;</svg>',
  ],
  [
    'drawingTooComplex',
    `<!DOCTYPE svg [<!ENTITY a "${'b'.repeat(5000)}">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${'&a;'.repeat(1000)}</svg>`,
  ],
  ['fileTypeNotAllowed', '<svg viewBox="0 0 1 1"/>'],
  ['fileTypeNotAllowed', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'],
  ['drawingWithoutSize', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['drawingWithoutSize', '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"/>'],
  [
    'drawingTooComplex',
    `<!DOCTYPE svg [<!ENTITY a "${'b'.repeat(5000)}">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><metadata>${'&a;'.repeat(1000)}</metadata></svg>`,
  ],
  [
    'drawingTooComplex',
    drawing(`<style>.a{stroke-dasharray:${'1 '.repeat(2000)}}</style>${'<path class="a"/>'.repeat(2000)}`),
  ],
  ['drawingTooComplex', `<!DOCTYPE svg [${'<!ENTITY a "">'.repeat(201)}]>${drawing('<g/>')}`],
  ['drawingTooComplex', drawing('<g>'.repeat(200) + '</g>'.repeat(200))],
])('an SVG is refused with %s: drawing %#', (code, text) => expect(() => cleanDrawing(text)).toThrow(code))

const doubled = (line: (id: number) => string) =>
  drawing(`<g id="a0"><path d="M0 0"/></g>${Array.from({ length: 20 }, (_, n) => line(n + 1)).join('')}`)
test.each([
  ['copies of copies', doubled(n => `<g id="a${n}"><use href="#a${n - 1}"/><use href="#a${n - 1}"/></g>`)],
  [
    'patterns of patterns',
    doubled(
      n =>
        `<pattern id="a${n}"><path fill="url(#a${n - 1})"/><path style="stroke:url('#a${n - 1}')"/></pattern>`,
    ),
  ],
  [
    'noise over noise',
    drawing(`<filter id="a">${'<feTurbulence/>'.repeat(9)}</filter>${'<path filter="url(#a)"/>'.repeat(3)}`),
  ],
  [
    'a rule at everything',
    drawing(`<style>${'.a{fill:red}'.repeat(2000)}</style>${'<path class="a"/>'.repeat(2000)}`),
  ],
])('%s are refused as too complex', (_, text) =>
  expect(() => cleanDrawing(text)).toThrow('drawingTooComplex'),
)

test('an element that uses itself is accepted', () =>
  expect(cleanDrawing(drawing('<g id="a"><use href="#a"/><use href="#a"/></g>')).width).toBe(40))

test('noise is limited to eight octaves', () => {
  const { text } = cleanDrawing(drawing('<filter id="a"><feTurbulence numOctaves="999999999"/></filter>'))
  expect(text).toContain('numOctaves="8"')
})

test('the rules of its style sheet become attributes, the stronger one last', () => {
  const style =
    '/* made by hand */ @charset "utf-8"; * { stroke-linejoin: round } .a, #b { fill: #fff } path.a { fill: #2a7ab0 } .c { stroke: red !important }'
  const { text, leftOut } = cleanDrawing(
    drawing(
      `<path class="a c" style="stroke:blue;fill-opacity:.5"/><rect id="b" fill="red"/><style><![CDATA[${style}]]></style>`,
    ),
  )
  const [, path = ''] = /<path([^>]*)>/.exec(text) ?? []
  const attributes = Object.fromEntries(
    [...path.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  expect(attributes).toEqual({
    'stroke-linejoin': 'round',
    fill: '#2a7ab0',
    'fill-opacity': '.5',
    stroke: 'red',
  })
  expect(text).toMatch(/<rect[^>]*fill="#fff"/)
  expect(leftOut).toEqual([])
})

test('entities declared by a drawing program are replaced', () => {
  const { text } = cleanDrawing(
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY c "#abc">]><svg xmlns="&ns_svg;" viewBox="0 0 1 1"><path fill="&c;"/></svg>`,
  )
  expect(text).toContain('<path fill="#abc">')
})

test.each([
  ['width="80mm" height="40mm"', 302, 151],
  ['width="2in" height="1in"', 192, 96],
  ['width="3cm" height="72pt"', 113, 96],
  ['width="1e2" height="50px"', 100, 50],
])('%s becomes the size in pixels, with a viewBox', (size, width, height) => {
  const drawn = cleanDrawing(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%"/></svg>`)
  expect(drawn).toMatchObject({ width, height })
  expect(drawn.text).toMatch(/ viewBox="0 0 [\d.]+ [\d.]+"/)
})

test('a switch keeps its first part that can be shown', () => {
  const inside =
    '<switch><foreignObject requiredExtensions="x"/><g><path d="M0 0"/></g><text>x</text></switch>'
  const { text, leftOut } = cleanDrawing(drawing(inside))
  expect(text).toContain('<g><g><path d="M0 0"></path></g></g>')
  expect(leftOut).toEqual([])
})

test.each([
  ['<a href="https://evil.example"><path d="M0 0"/></a>', 'evil'],
  ['<use xlink:href="https://evil.example/x.svg#a"/>', 'evil'],
  ['<use href="data:image/svg+xml,x"/>', 'data:'],
  ['<rect fill="url(https://evil.example/x)"/>', 'evil'],
  ['<rect style="fill:url(//evil.example/x)"/>', 'evil'],
  ['<rect style="background:u\\72l(//evil.example)"/>', 'evil'],
  ['<style>@import url(https://evil.example)</style>', 'evil'],
  ['<metadata><x:y xmlns:x="urn:x">evil</x:y></metadata>', 'evil'],
  ['<rect class="evil" data-x="evil"/>', 'evil'],
])('%s is left out', (inside, word) => expect(cleanDrawing(drawing(inside)).text).not.toContain(word))

test('a reference to a gradient in the same SVG is kept', () => {
  const { text } = cleanDrawing(drawing('<linearGradient id="a"/><rect fill="url(#a)"/>'))
  expect(text).toContain('fill="url(#a)"')
})
