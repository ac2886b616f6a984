// News records kept in memory in place of a server, with the calls that the screens of a record make.
import { fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { missingIn } from '#contract/needs.ts'
import {
  blankNews,
  type NewsFields,
  type NewsItem,
  type NewsListed,
  newsRecord,
} from '#contract/news/news.ts'
import { isPublic } from '#contract/visibility.ts'
import { formTexts } from '#messages/form-texts.ts'
import { currentLanguage } from '#web/current-language.ts'
import { heldAnswers } from './held-answers.ts'

const day = 86_400_000 // ms
const firstDay = Date.parse('2026-09-01T10:00:00Z')
const jonas = { id: 1, name: 'Jonas Keller' }
const hanna = { id: 2, name: 'Hanna Berger' }

interface Asked {
  page: number
  limit: number
  sort: string
  q?: string
  state?: string
  trash?: string
  updatedFrom?: string
  updatedTo?: string
}

type Action = 'show' | 'hide' | 'delete' | 'restore' | 'erase'

/** Returns the given number of drafts, and the calls that read and change them. */
export function keptNews(howMany: number) {
  const { items, find, keep, doTo } = store(howMany)
  const held = heldAnswers()
  const takes = async (fields: NewsFields) => {
    await held.passes()
    const missing = missingIn(newsRecord.needs as never, fields)
    const message = formTexts.empty[currentLanguage()]
    const errors = missing.map(field => ({ field, code: 'required', message }))
    if (errors.length > 0) throw fail('invalid', { message, errors })
  }
  const calls = {
    ...unasked,
    find,
    markCurrent: find,
    create: async ({ attempt: _, ...fields }: NewsFields & { attempt?: string }) => {
      await takes(fields)
      return keep({ ...itemOf(items.size + 1, ''), ...fields })
    },
    change: async ({ id, version, isSmallChange: _, confirm: __, ...fields }: Change) => {
      const now = await find({ id })
      if (held.isOvertaken()) keep(changedBy(hanna, now, ofHanna))
      const next = { ...now, ...fields } as NewsItem
      await takes(next)
      const current = await find({ id })
      if (version !== current.version) throw fail('staleVersion', { current })
      return keep(changedBy(jonas, current, next))
    },
    list: async (asked: never) => listed([...items.values()], asked),
    bulk: async ({ ids, action }: { ids: number[]; action: Action }) => {
      for (const id of ids) doTo(id, action)
      return { done: ids, failed: [] }
    },
    setVisibility: async ({ id, isVisible }: { id: number; isVisible: boolean }) => {
      await takes({ ...(await find({ id })), isVisible })
      doTo(id, isVisible ? 'show' : 'hide')
    },
    presence: async ({ id }: { id: number }) => {
      const { version } = await find({ id })
      return { others: [], version, savedBy: null }
    },
  }
  return { held, calls }
}

type Change = Partial<NewsFields> & {
  id: number
  version: number
  isSmallChange: boolean
  confirm?: boolean
}

function store(howMany: number) {
  const items = new Map<number, NewsItem>()
  for (let n = 1; n <= howMany; n += 1) items.set(n, itemOf(n, `Entwurf ${n}`))
  const find = async ({ id }: { id: number }) => {
    const found = items.get(id)
    if (!found) throw fail('notFound')
    return found
  }
  const keep = (item: NewsItem) => {
    const kept = { ...item, isPublic: isPublic(item, new Date()) }
    items.set(item.id, kept)
    return kept
  }
  const doTo = (id: number, action: Action) => {
    const item = items.get(id)
    if (!item) return
    if (action === 'erase') items.delete(id)
    else if (action === 'show' || action === 'hide') keep({ ...item, isVisible: action === 'show' })
    else keep({ ...item, ...deletion(action === 'delete') })
  }
  return { items, find, keep, doTo }
}

const ofHanna = { title: { de: 'Titel von Hanna', en: 'Title by Hanna' } }

function changedBy(updatedBy: typeof jonas, item: NewsItem, fields: Partial<NewsItem>): NewsItem {
  return { ...item, ...fields, version: item.version + 1, updatedBy, updatedAt: new Date().toISOString() }
}

// Other calls of the editor and the list, with fixed responses.
const unasked = {
  revisions: async () => ({ rows: [] }),
  revision: async () => ({ differences: [], fields: {} }),
  uses: async () => ({ count: 0, rows: [] }),
  changedSince: async () => ({ since: null, differences: [] }),
  preview: async () => ({ address: { de: '/de', en: '/en' }, expiresAt: new Date().toISOString() }),
  draft: async (fields: NewsFields & { language: Language }) => fields,
  slug: async ({ value }: { value: string }) => ({
    free: true,
    reserved: false,
    ofDigits: false,
    suggestion: value,
  }),
}

function itemOf(id: number, title: string): NewsItem {
  const at = new Date(firstDay + id * day).toISOString()
  return {
    ...blankNews,
    ...{ id, version: 1, title: { de: title, en: '' }, isPublic: false },
    translation: { de: 'current', en: 'missing' },
    ...{ createdAt: at, updatedAt: at, updatedBy: jonas, deletedAt: null, deletedBy: null },
  }
}

function deletion(isGone: boolean) {
  return isGone
    ? { deletedAt: new Date().toISOString(), deletedBy: jonas }
    : { deletedAt: null, deletedBy: null }
}

function listed(items: readonly NewsItem[], asked: Asked): { count: number; rows: NewsListed[] } {
  const words = asked.q?.toLowerCase() ?? ''
  const rows = items
    .filter(({ deletedAt }) => (deletedAt !== null) === (asked.trash === '1'))
    .filter(({ title }) => title.de.toLowerCase().includes(words))
    .filter(item => asked.state === undefined || (asked.state === 'public') === item.isPublic)
    .filter(({ updatedAt }) => asked.updatedFrom === undefined || updatedAt >= asked.updatedFrom)
    .filter(({ updatedAt }) => asked.updatedTo === undefined || updatedAt.slice(0, 10) <= asked.updatedTo)
  const isBackwards = asked.sort.startsWith('-')
  rows.sort((a, b) => sortOf(a, asked.sort).localeCompare(sortOf(b, asked.sort), 'de', { numeric: true }))
  if (isBackwards) rows.reverse()
  return { count: rows.length, rows: rows.slice((asked.page - 1) * asked.limit, asked.page * asked.limit) }
}

function sortOf(item: NewsItem, sort: string): string {
  return sort.endsWith('title') ? item.title.de : item.updatedAt
}
