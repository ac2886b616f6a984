import type { Newsletter } from '../../../contract/newsletter/newsletter.ts'
import type { Sending } from '../../../contract/newsletter/sending.ts'
import type { Block, RichText } from '../../../contract/richtext.ts'
import { askAs } from '../../make-poll.ts'
import { readers } from './people.ts'
import { found, type Staff } from './relay-site.ts'

const path = '/api/v1/backstage/publication/newsletter'

export interface Issue {
  id: number
  subject: Record<'de' | 'en', string>
}

/** Imports the readers as staff do, after disabling the demo's subscribers. */
export async function importReaders({ url, token }: Staff, dataFolder: string): Promise<void> {
  await found(
    dataFolder,
    `update newsletter_subscribers set state = 'disabled', disabled_reason = 'staff', disabled_at = now()
     where state = 'active'`,
  )
  for (const locale of ['de', 'en'] as const) {
    const list = readers.filter(({ language }) => language === locale).map(({ email }) => email)
    const given = { list: list.join('\n'), locale, legalBasis: 'They asked for it in writing.' }
    const { added } = await askAs<{ added: number }>(token, 'POST', `${url}${path}/recipient/import`, given)
    if (added !== list.length) throw new Error(`${added} of ${list.length} readers were taken over.`)
  }
}

/**
 * Extends the demo's draft, which announces records of nearly every kind, by a text with every kind of block
 * and by an article.
 */
export async function writeIssue({ url, token }: Staff, dataFolder: string): Promise<Issue> {
  const first = async (table: string, condition: string) => {
    const query = `select id from ${table} where ${condition} order by id limit 1`
    const [row] = await found<{ id: number }>(dataFolder, query)
    if (!row) throw new Error(`The demo has nothing in ${table}.`)
    return row.id
  }
  const id = await first('newsletters', 'sent_at is null')
  const picture = await first('files', "type like 'image/%' and deleted_at is null")
  const article = await first('articles', 'deleted_at is null')
  const { version, parts, subject } = await askAs<Newsletter>(token, 'GET', `${url}${path}/${id}`)
  const content = { de: text('de', picture), en: text('en', picture) }
  const changed = { version, content, parts: [{ kind: 'articles', id: article }, ...parts] }
  await askAs(token, 'PATCH', `${url}${path}/${id}`, changed)
  return { id, subject }
}

export async function sendIssue({ url, token }: Staff, { id }: Issue): Promise<void> {
  await askAs(token, 'PATCH', `${url}${path}/${id}`, { send: true })
}

/** Returns the numbers of bounced letters that staff see. */
export async function bouncedOf({ url, token }: Staff, { id }: Issue): Promise<Sending['bounced']> {
  const { bounced } = await askAs<Sending>(token, 'GET', `${url}${path}/${id}/sending`)
  return bounced
}

export async function tryIssue({ url, token }: Staff, { id }: Issue, email: string): Promise<void> {
  await fetch(`${url}${path}/${id}/test`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email, languages: ['de', 'en'] }),
  })
}

const words = {
  de: {
    heading: 'Größer als je: Öfen, Spulen, Füße – und „Ruhe“',
    lead: 'Im Winter bauen wir um. Drei Wochen lang steht das große Gerät still; danach misst es mit acht Kanälen.',
    link: 'Alle Neuigkeiten',
    item: ['Die Werkstatt bleibt offen', 'Die Küche auch'],
    quote: 'Leise misst es sich am längsten.',
    cells: ['Woche', 'Was geschieht', '49', 'Abschalten'],
  },
  en: {
    heading: 'Larger than ever: “quiet” coils — at −269 °C',
    lead: 'In winter we rebuild. For three weeks the large scanner rests; after that it measures on eight channels.',
    link: 'All news',
    item: ['The workshop stays open', 'So does the kitchen'],
    quote: 'Quiet measurements last longest.',
    cells: ['Week', 'What happens', '49', 'Switching off'],
  },
}

function text(language: 'de' | 'en', fileId: number): RichText {
  const { heading, lead, link, item, quote, cells } = words[language]
  const line = (sentence: string): Block => ({
    type: 'paragraph',
    content: [{ type: 'text', text: sentence }],
  })
  const href = `https://www.example.org/${language}/news`
  const listed = (sentence: string): Block => ({ type: 'listItem', content: [line(sentence)] })
  const [one = '', two = '', three = '', four = ''] = cells
  const row = (type: 'tableHeader' | 'tableCell', ...texts: string[]): Block => ({
    type: 'tableRow',
    content: texts.map(one => ({ type, content: [line(one)] })),
  })
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: heading }] },
      line(lead),
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: link, marks: [{ type: 'bold' }, { type: 'link', attrs: { href } }] },
          { type: 'text', text: ': B' },
          { type: 'text', text: '0', marks: [{ type: 'subscript' }] },
          { type: 'text', text: ' = 7 T', marks: [{ type: 'italic' }] },
        ],
      },
      { type: 'image', attrs: { fileId } },
      { type: 'bulletList', content: item.map(listed) },
      { type: 'orderedList', content: item.map(listed) },
      { type: 'blockquote', content: [line(quote)] },
      { type: 'table', content: [row('tableHeader', one, two), row('tableCell', three, four)] },
      { type: 'codeBlock', content: [{ type: 'text', text: 'B1 = 12.5  # µT' }] },
      { type: 'horizontalRule' },
    ],
  }
}
