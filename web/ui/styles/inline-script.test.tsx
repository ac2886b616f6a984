import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InlineScript } from './inline-script.tsx'

test('data cannot end its script element', () => {
  const html = renderToStaticMarkup(<InlineScript json={{ name: '</script><img src=x> & \u2028' }} />)
  expect(html).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script\\u003e\\u003cimg src=x\\u003e \\u0026 \\u2028"}</script>',
  )
})

test('code stays as it was written', () => {
  expect(renderToStaticMarkup(<InlineScript content="a<b&&c()" nonce="n" />)).toBe(
    '<script nonce="n">a<b&&c()</script>',
  )
})

test('code with markup in it is refused', () => {
  expect(() => renderToStaticMarkup(<InlineScript content="'</SCRIPT>'" />)).toThrow(
    'must not contain markup',
  )
})
