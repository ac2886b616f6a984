import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

test('a field is described by its error first, then by its hint', () => {
  const html = renderToStaticMarkup(
    <TextField name="email" label="E-mail" hint="For our answer" error="Missing" />,
  )
  expect(html).toContain('aria-describedby="email-error email-hint"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('id="email-error"')
})

test('a field without error or hint is described by nothing', () => {
  const html = renderToStaticMarkup(<TextField name="name" label="Name" optionalMark="optional" />)
  expect(html).not.toContain('aria-')
  expect(html).toContain('(optional)')
})
