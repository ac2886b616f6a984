import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { NewsCards } from './news/news-cards.tsx'
import { ReportList } from './reports/report-list.tsx'

const item = {
  ...{ id: 1, slug: 'spule', slugs: { de: 'spule', en: 'coil' }, image: null, tags: [], category: null },
  ...{ publishedAt: '2027-03-12T16:00:00Z', title: 'Titel', teaser: 'Satz', description: 'Satz' },
  ...{ year: 2026, pdfs: [], availableIn: [] },
}

test.each<[Language, string[], string, string]>([
  ['en', [], '<span>Satz</span>', '<p>Satz</p>'],
  ['en', ['teaser', 'description'], '<span lang="de">Satz</span>', '<p lang="de">Satz</p>'],
  ['de', [], '<span lang="de">Satz</span>', '<p>Satz</p>'],
  ['de', ['teaser', 'description'], '<span lang="en">Satz</span>', '<p lang="en">Satz</p>'],
])(
  'on an English page a text of a record in %s with %j in the other language is marked as %s',
  (language, inOtherLanguage, span, paragraph) => {
    const shown = { ...item, language, inOtherLanguage }
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={['/en']}>
        <NewsCards items={[shown]} />
        <ReportList reports={[shown]} published={new Map()} />
      </MemoryRouter>,
    ).replaceAll(/ class="[^"]*"/g, '')
    expect(html).toContain(span)
    expect(html).toContain(paragraph)
  },
)
