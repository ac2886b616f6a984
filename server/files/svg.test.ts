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
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><title>Feld &amp; Spule</title><g fill="#abc"><path d="M0 0L9 9" stroke="red" stroke-width="2"></path></g></svg>\n`,
  })
})

test('what a drawing is made from again stays the same', () => {
  const { text } = cleanDrawing(drawing('<use href="#a"/><text x="1">&lt;b&gt;</text>'))
  expect(cleanDrawing(text).text).toBe(text)
})

test.each([
  '<script>alert(1)</script>',
  '<path d="M0 0" onload="alert(1)"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
  '<image href="https://evil.example/x.png"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onclick" to="alert(1)"/>',
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  '<path d="&xxe;"/>',
  '<path d="M0 0">',
])('a drawing with %s is refused', inside =>
  expect(() => cleanDrawing(drawing(inside))).toThrow('fileTypeNotAllowed'),
)

test.each([
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  '<svg viewBox="0 0 1 1"/>',
  '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  drawing('<g>'.repeat(200) + '</g>'.repeat(200)),
])('%s is no drawing that we take', text => expect(() => cleanDrawing(text)).toThrow('fileTypeNotAllowed'))

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

test('a gradient of its own stays', () => {
  const { text } = cleanDrawing(drawing('<linearGradient id="a"/><rect fill="url(#a)"/>'))
  expect(text).toContain('fill="url(#a)"')
})
