import type { World } from './world.ts'

const lists = [
  'info/news?limit=1&sort=-updatedAt',
  'info/news?limit=1&sort=-updatedAt&trash=1',
  'page?limit=1&sort=-updatedAt',
  'page?limit=1&sort=-updatedAt&trash=1',
  'file-manager/files?limit=1&below=1',
  'mail?limit=1',
]

/** What staff see of everything that can be changed: how many there are, and the latest of each. */
export async function stateOf({ url, tokens }: World): Promise<string> {
  const headers = { authorization: `Bearer ${tokens.hanna}`, 'x-forwarded-for': '192.0.2.78' }
  const answers = lists.map(async list =>
    (await fetch(`${url}/api/v1/backstage/${list}`, { headers })).text(),
  )
  return (await Promise.all(answers)).join('\n')
}
