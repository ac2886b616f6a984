import { expect, test } from 'vitest'
import { printedSocialCard } from './printed-social-card.ts'

const page = (head: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body><meta name="thumbnail" content="/no"></body></html>`

test('a card is read from the meta elements of a page, in any notation', () => {
  const head = `<meta content="https://mr.example.org/card/de/kontakt/1.jpg" property='og:image'>
    <meta property="og:image:alt" content="&quot;7 T &amp; 3 T&quot; &lt;b&gt; &#x27;Größe&#39; $&amp;"/>
    <meta property="article:section" content="Über uns"><meta name="thumbnail" content="https://mr.example.org/a.webp">`
  expect(printedSocialCard(page(head))).toEqual({
    address: '/card/de/kontakt/1.jpg',
    title: `"7 T & 3 T" <b> 'Größe' $&`,
    section: 'Über uns',
    picture: 'https://mr.example.org/a.webp',
  })
})

test.each([
  ['<title>a</title>'],
  ['<!-- <meta property="og:image" content="https://a.example/1.jpg"> -->'],
  [
    '<script type="application/ld+json">{"a": "<meta property=og:image content=https://a.example/1.jpg>"}</script>',
  ],
])('a page without an og:image element has no card: %s', head => {
  expect(printedSocialCard(page(head))).toBeNull()
})
