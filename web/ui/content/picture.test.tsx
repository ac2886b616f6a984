import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture, setsOf } from './picture.tsx'

const file = { src: '/a.webp', width: 1800, height: 1200, alt: null }

test('a decorative picture has an empty alternative', () => {
  expect(renderToStaticMarkup(<Picture picture={file} />)).toContain('alt=""')
})

test('a drawing names its background, a photograph does not', () => {
  expect(renderToStaticMarkup(<Picture picture={{ ...file, ground: 'dark' }} />)).toContain(
    'data-ground="dark"',
  )
  expect(renderToStaticMarkup(<Picture picture={{ ...file, ground: null }} />)).not.toContain('data-ground')
})

test('AVIF versions are offered first, the others to the rest', () => {
  const variants = [
    { src: '/a-640.avif', width: 640, type: 'image/avif' },
    { src: '/a-640.webp', width: 640, type: 'image/webp' },
  ]
  const html = renderToStaticMarkup(<Picture picture={{ ...file, variants }} sizes="50vw" />)
  expect(html).toContain('<source type="image/avif" sizes="50vw" srcSet="/a-640.avif 640w"/>')
  expect(html).toContain('srcSet="/a-640.webp 640w"')
  const sets = setsOf(variants)
  expect(renderToStaticMarkup(<Picture picture={{ ...file, sets }} sizes="50vw" />)).toBe(html)
})

test('in a frame a photograph is cropped to its focal point, a drawing is whole, and the fit can be chosen', () => {
  const shown = (props: Omit<Parameters<typeof Picture>[0], 'picture'>, ground: 'light' | null = null) =>
    renderToStaticMarkup(<Picture picture={{ ...file, ground, focal: { x: 0.2, y: 0.4 } }} {...props} />)
  const ratio = '3 / 2'
  expect(shown({ ratio })).toContain('object-position:20% 40%')
  expect(shown({ ratio })).not.toContain('data-whole')
  expect(shown({ ratio }, 'light')).toContain('data-whole')
  expect(shown({ ratio }, 'light')).not.toContain('object-position')
  expect(shown({ ratio, fit: 'whole' })).toContain('data-whole')
  expect(shown({ ratio, fit: 'cut' }, 'light')).not.toContain('data-whole')
})
