import { expect, test } from 'vitest'
import { ask } from '../server/platform/database/test-ask.ts'
import { createEmptyDatabase } from '../server/platform/database/test-database.ts'
import { startSiteOn } from './site.ts'

// `npm run nightly` runs four, because the two starts overlap differently each time.
const times = Number(process.env.FIRST_STARTS ?? 1)

test.each(Array.from({ length: times }, (_, n) => n + 1))(
  'two first starts on one empty database both come up, time %i',
  async () => {
    const { url, connection, drop } = await createEmptyDatabase()
    const both = await Promise.allSettled([startSiteOn(url), startSiteOn(url)])
    const sites = both.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
    try {
      expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
      for (const site of sites) expect((await fetch(`${site.url}/de`)).status).toBe(200)
      const [doubled] = await ask(
        connection,
        `select (select count(*) - count(distinct (first_name, last_name)) from users) as people,
        (select count(*) - count(distinct title) from news) as news,
        (select count(*) - count(distinct name) from groups) as groups,
        (select count(*) - count(distinct (category, page, slug)) from pages) as pages`,
      )
      expect(doubled).toEqual({ people: '0', news: '0', groups: '0', pages: '0' })
    } finally {
      await Promise.all(sites.map(site => site.stop()))
      await drop()
    }
  },
)
