import { logIn } from './crash-login.ts'
import { lostRegistrations } from './crash-registrations.ts'
import type { Acknowledged } from './crash-writes.ts'

/** Describes what was acknowledged and is missing. */
export async function lossesOf(url: string, kept: Acknowledged): Promise<string[]> {
  const authorization = `Bearer ${await logIn(url, 'hanna')}`
  const read = async (path: string) =>
    (await (await fetch(`${url}/api/v1/backstage${path}`, { headers: { authorization } })).json()) as never
  const registrations = kept.registrations ? await lostRegistrations(read, kept.registrations) : []
  return [...(await lostMessages(read, kept)), ...(await lostNews(read, kept)), ...registrations]
}

type Read = (path: string) => Promise<unknown>

async function lostMessages(read: Read, { messages }: Acknowledged): Promise<string[]> {
  const texts = new Set<string>()
  for (let page = 1; ; page += 1) {
    const { rows } = (await read(`/mail?page=${page}&limit=100`)) as {
      rows: { id: number; purpose: string }[]
    }
    for (const { id, purpose } of rows) {
      if (purpose !== 'contact') continue
      const { replyTo } = (await read(`/mail/${id}`)) as { replyTo: string }
      texts.add(replyTo)
    }
    if (rows.length < 100) break
  }
  return [...messages].filter(mark => !texts.has(mark)).map(mark => `the message of ${mark}`)
}

async function lostNews(read: Read, { news }: Acknowledged): Promise<string[]> {
  const lost: string[] = []
  for (const [id, { title, version }] of news) {
    const item = (await read(`/info/news/${id}`)) as {
      title?: { de: string }
      version?: number
      slug?: { de: string }
    }
    // A write without a response may be stored; an acknowledged one must be.
    const isThere = item.version !== undefined && item.version >= version
    if (!isThere || (item.version === version && item.title?.de !== title)) lost.push(`news ${id} “${title}”`)
    const history = (await read(`/info/news/${id}/revisions`)) as { count?: number }
    if (isThere && history.count !== item.version) lost.push(`the history of news ${id}`)
    if (isThere && !item.slug?.de) lost.push(`the permalink of news ${id}`)
  }
  return lost
}
