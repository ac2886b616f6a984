import { expect, test } from 'vitest'
import type { RichText } from '#contract/richtext.ts'
import { openTestPolls } from '#server/polls/test-polls.ts'
import { blockItem, institute } from './test-pages.ts'

/** Opens a page with a poll as a part, and the same poll within a text. */
async function openPage() {
  const site = await openTestPolls()
  const poll = await site.make({ results: 'afterEnd' })
  const { headers } = await site.staff('contentEditor')
  const text: RichText = {
    type: 'doc',
    content: [{ type: 'poll', attrs: { id: poll.id, title: 'Alter Titel' } }],
  }
  const faq = blockItem('faq-1', 'faq', {
    entries: [{ question: { de: 'Wie?', en: 'How?' }, answer: { de: text, en: text } }],
  })
  const payload = { ...institute, items: [blockItem('poll-1', 'poll', { poll: poll.id }), faq] }
  const saved = await site.ask({ method: 'POST', path: '/backstage/page', headers, payload })
  expect([saved.statusCode, saved.body]).toEqual([201, expect.any(String)])
  const { category } = saved.json()
  const rows = async (language: string) => {
    const path = `/content/${category}/${institute.page}`
    return (await site.ask({ method: 'GET', path, headers: { 'accept-language': language } })).json().rows
  }
  const hide = async () => {
    const { version } = (await site.send('GET', `/${poll.id}`)).json()
    const { statusCode } = await site.send('PATCH', `/${poll.id}`, { version, isVisible: false })
    expect(statusCode).toBe(200)
  }
  return { ...site, poll, rows, hide }
}

test('a poll is a part of a page with its options and rules, in the language of the page', async () => {
  const { rows, poll } = await openPage()
  const [part] = await rows('en')
  expect(part.content.poll).toMatchObject({
    ...{ id: poll.id, title: 'What colour is noise?', state: 'open', results: null },
    rules: { way: 'anybody' },
  })
  expect(part.content.poll.options.map(({ label }: { label: string }) => label).sort()).toEqual([
    'Blue',
    'Green',
    'Red',
  ])
})

test('a poll in a text is told by its present title and address', async () => {
  const { rows, poll } = await openPage()
  const [, faq] = await rows('de')
  expect(faq.content.entries[0].answer.content).toEqual([
    {
      type: 'poll',
      attrs: {
        id: poll.id,
        title: 'Welche Farbe hat Rauschen?',
        href: '/de/info/abstimmung/welche-farbe-hat-rauschen',
      },
    },
  ])
})

test('a poll that is hidden is on no page any more', async () => {
  const { rows, hide, poll } = await openPage()
  await rows('de')
  await hide()
  const [part, faq] = await rows('de')
  expect(part.content.poll).toBe(null)
  expect(faq.content.entries[0].answer.content).toEqual([{ type: 'poll', attrs: { id: poll.id } }])
})

test('the uses of a poll list its pages', async () => {
  const { send, poll } = await openPage()
  const { rows } = (await send('GET', `/${poll.id}/uses`)).json()
  expect(rows.map(({ kind, fields }: { kind: string; fields: string[] }) => [kind, fields.length])).toEqual([
    ['pages', 3],
  ])
})
