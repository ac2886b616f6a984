import { readBackstage, type World } from './world.ts'

const lists = [
  'info/news?limit=1&sort=-updatedAt',
  'info/news?limit=1&sort=-updatedAt&trash=1',
  'page?limit=1&sort=-updatedAt',
  'page?limit=1&sort=-updatedAt&trash=1',
  'event?limit=1&sort=-updatedAt',
  'event?limit=1&sort=-updatedAt&trash=1',
  'user-group/group?limit=1&sort=-updatedAt',
  'user-group/group?limit=1&sort=-updatedAt&trash=1',
  'user-group/lookup-list/position',
  'user-group/role',
  'user-group/status',
  'file-manager/files?limit=1&below=1',
]

/** Fields of a file that jobs change after the upload was acknowledged: smaller versions, first pages. */
const byJobs = new Set(['variants', 'preview', 'src'])

/** Letters that jobs queue after the call was answered. */
const queuedLater =
  /^(invitation|passwordReset|accountLocked|newsletterTrouble|voting .*|registration (?!received).*)$/

/**
 * Returns a summary of everything that can be changed, as staff see it: the counts, and the latest record of
 * each list.
 */
export async function stateOf(world: World): Promise<string> {
  const answers = lists.map(async list =>
    JSON.stringify(await readBackstage(world, list), (name, value: unknown) =>
      byJobs.has(name) ? undefined : value,
    ),
  )
  type Letters = { rows: { id: number; purpose: string }[] }
  const { rows } = await readBackstage<Letters>(world, 'mail?limit=20')
  const letters = rows.filter(({ purpose }) => !queuedLater.test(purpose)).map(({ id }) => id)
  return [...(await Promise.all(answers)), `letter ${letters[0]}`].join('\n')
}
