import { describe, expect, test } from 'vitest'
import { createCache, type FinishedAnswer } from './cache.ts'

const small: FinishedAnswer = {
  status: 200,
  headers: {},
  body: Buffer.from('[]'),
  tags: new Set(),
  until: null,
}
const answer = async () => small

describe('the memory of the cache', () => {
  test('counts the size of its keys', async () => {
    const cache = createCache({ clock: () => new Date(), maxBytes: 1_000_000 })
    for (let n = 0; n < 3000; n += 1)
      await cache.make(`/de/info/neuigkeiten?tag=${n}${'x'.repeat(900)}`, answer)
    const { entries, bytes } = cache.facts()
    expect(bytes).toBeLessThanOrEqual(1_000_000)
    expect(entries).toBeLessThan(1000)
  })
  test('keeps an entry that is requested again, however many others are requested once', async () => {
    const cache = createCache({ clock: () => new Date(), maxBytes: 100_000 })
    await cache.make('/de', answer)
    for (let n = 0; n < 3000; n += 1) {
      expect(cache.find('/de')).toBeDefined()
      await cache.make(`/de/info/neuigkeiten?page=${n}`, answer)
    }
    expect(cache.facts().entries).toBeLessThan(200)
  })
  test('stores nothing under an address that is too long', async () => {
    const cache = createCache({ clock: () => new Date() })
    await cache.make(`/api/v1/info/news/latest?page=${'0'.repeat(14_000)}1`, answer)
    expect(cache.facts()).toMatchObject({ entries: 0, bytes: 0 })
  })
  test('is empty again when everything is cleared', async () => {
    const cache = createCache({ clock: () => new Date() })
    await cache.make('/de', async () => ({ ...small, tags: new Set(['news'] as const) }))
    expect(cache.facts().entries).toBe(1)
    cache.clear(['news'])
    expect(cache.facts()).toMatchObject({ entries: 0, bytes: 0 })
  })
})

describe('a cached fact', () => {
  test('is loaded once for simultaneous requests', async () => {
    const cache = createCache({ clock: () => new Date() })
    let asked = 0
    const ask = async () => {
      asked += 1
      return asked
    }
    const facts = await Promise.all([1, 2, 3].map(() => cache.remember('count', 'news', ask)))
    expect([facts, asked]).toEqual([[1, 1, 1], 1])
  })
  test('is loaded again after a save, even while the load before is still running', async () => {
    const cache = createCache({ clock: () => new Date() })
    const answers: ((fact: string) => void)[] = []
    const ask = () => new Promise<string>(resolve => answers.push(resolve))
    const before = cache.remember('name', 'news', ask)
    cache.clear(['news'])
    const after = cache.remember('name', 'news', ask)
    answers[1]?.('new')
    answers[0]?.('old')
    expect([await before, await after]).toEqual(['old', 'new'])
    expect(await cache.remember('name', 'news', ask)).toBe('new')
  })
})

describe('cached facts of rows', () => {
  const rows = { name: 'rows', tag: 'news' } as const
  const asking = () => {
    const asked: number[][] = []
    const ask = async (ids: number[]) => {
      asked.push(ids)
      return new Map(ids.filter(id => id < 5000).map(id => [id, `row ${id}`]))
    }
    return { asked, ask }
  }
  test('are loaded where they are missing, until their tag is cleared', async () => {
    const cache = createCache({ clock: () => new Date() })
    const { asked, ask } = asking()
    expect([...(await cache.rememberEach(rows, [1, 2], ask))]).toEqual([
      [1, 'row 1'],
      [2, 'row 2'],
    ])
    expect([...(await cache.rememberEach(rows, [2, 3, 9000], ask)).values()]).toEqual(['row 2', 'row 3'])
    cache.clear(['pages'])
    await cache.rememberEach(rows, [1, 2, 3], ask)
    expect(asked).toEqual([
      [1, 2],
      [3, 9000],
    ])
    cache.clear(['news'])
    await cache.rememberEach(rows, [1, 2], ask)
    expect(asked.at(-1)).toEqual([1, 2])
  })
  test('are not cached when a save happens while they are loaded', async () => {
    const cache = createCache({ clock: () => new Date() })
    const answer = await cache.rememberEach(rows, [1], async () => {
      cache.clear(['news'])
      return new Map([[1, 'old']])
    })
    expect(answer.get(1)).toBe('old')
    expect((await cache.rememberEach(rows, [1], async () => new Map([[1, 'new']]))).get(1)).toBe('new')
  })
  test('are cached for at most two thousand rows', async () => {
    const cache = createCache({ clock: () => new Date() })
    const { asked, ask } = asking()
    for (let id = 1; id <= 2001; id += 1) await cache.rememberEach(rows, [id], ask)
    await cache.rememberEach(rows, [1, 2, 3, 2001], ask)
    expect(asked.at(-1)).toEqual([1])
  })
})
