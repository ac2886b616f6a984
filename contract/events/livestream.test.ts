import { describe, expect, test } from 'vitest'
import { blankEvent, eventFields } from './event.ts'
import { addressOfEmbed } from './livestream.ts'

const address = 'https://www.youtube-nocookie.com/embed/Ab12'
const frame = (attributes: string, inner = '') => `<iframe ${attributes}>${inner}</iframe>`

describe('of embed markup only the address is kept', () => {
  test.each([
    ['a bare iframe', frame(`src="${address}"`), address],
    [
      'an iframe as hosts hand it out',
      frame(`width="560" height="315" src="${address}?si=x&amp;rel=0" title="Player" allowfullscreen`),
      `${address}?si=x&rel=0`,
    ],
    [
      'an iframe over several lines',
      `\n<iframe\n  src="${address}"\n  allow="fullscreen"\n></iframe>\n`,
      address,
    ],
    ['an address without encryption, which is asked for with it', address.replace('https', 'http'), address],
    ['an address alone', ` ${address} `, address],
    ['an address of YouTube that sets cookies', frame('src="https://www.youtube.com/embed/Ab12"'), address],
    ['an address of TIB', 'https://av.tib.eu/player/12345', 'https://av.tib.eu/player/12345'],
  ])('of %s', (_, markup, kept) => expect(addressOfEmbed(markup)).toBe(kept))

  test('a saved event holds the address and nothing of the markup', () => {
    const markup = frame(`src="${address}" title="Player" allowfullscreen`)
    const livestream = { ...blankEvent.livestream, isActive: true, markup }
    expect(eventFields.parse({ ...blankEvent, livestream }).livestream.markup).toBe(address)
  })
})

const attacks: [string, string][] = [
  ['srcdoc', frame(`src="${address}" srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"`)],
  ['srcdoc alone', frame('srcdoc="x"')],
  ['onload', frame(`src="${address}" onload="alert(1)"`)],
  ['onload without a value', frame(`onload src="${address}"`)],
  ['a handler in other letters', frame(`src="${address}" oNLoAd="alert(1)"`)],
  ['javascript:', frame('src="javascript:alert(1)"')],
  ['javascript: as an address', 'javascript:alert(1)'],
  ['data:', frame('src="data:text/html,<script>alert(1)</script>"')],
  ['no protocol', frame('src="//www.youtube-nocookie.com/embed/Ab12"')],
  ['two iframes', frame(`src="${address}"`).repeat(2)],
  ['two sources', frame(`src="${address}" src="https://evil.example/"`)],
  ['a host that begins like ours', frame('src="https://www.youtube.com.evil/embed/Ab12"')],
  ['a host that ends like ours', frame('src="https://evil-www.youtube-nocookie.com/embed/Ab12"')],
  ['another port', frame('src="https://www.youtube-nocookie.com:8443/embed/Ab12"')],
  ['an @ before another host', frame('src="https://www.youtube-nocookie.com@evil.example/embed/Ab12"')],
  ['a name and a password', frame('src="https://a:b@www.youtube-nocookie.com/embed/Ab12"')],
  ['a nested script', frame(`src="${address}"`, '<script>alert(1)</script>')],
  ['a script behind', `${frame(`src="${address}"`)}<script>alert(1)</script>`],
  ['a script before', `<script>alert(1)</script>${frame(`src="${address}"`)}`],
  ['a source without quotes', `<iframe src=${address}></iframe>`],
  ['no iframe', `<embed src="${address}">`],
  ['an iframe without a source', frame('title="x"')],
  ['words', 'der Link kommt noch'],
  ['50 kB', frame(`src="${address}" title="${'x'.repeat(50_000)}"`)],
  ['50 kB of white space', `<iframe${' '.repeat(50_000)}x`],
]

describe('embed markup is refused at its field with', () => {
  test.each(attacks)('%s', (_, markup) => {
    const livestream = { ...blankEvent.livestream, isActive: true, markup }
    const { error } = eventFields.safeParse({ ...blankEvent, livestream })
    const issues = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    expect([...new Set(issues)]).toEqual(['livestream.markup: validLivestreamMarkup'])
  })
})
