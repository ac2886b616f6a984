// What somebody has typed and not saved, kept in the browser's own database while they type.
import { day } from '#contract/durations.ts'
import { drafts, isInUse, ownTab } from './draft-database.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields of a form that differ from what the server has. */
export interface Draft {
  /** One for each form that was opened: two windows never write into the same. */
  key: string
  /** Whose it is: nobody else is offered it. */
  person: number
  /** The screen's name, such as `news-12`. */
  screen: string
  tab: string
  /** When it was last written, in milliseconds since 1970. */
  at: number
  /** The changed fields as they were before, and as they were typed. */
  base: Fields
  fields: Fields
}

/** How long one that nobody takes up is kept, in milliseconds. */
export const draftLife = 14 * day

/** Writes it down; false where the browser keeps nothing, as some private windows do. */
export function keepDraft(draft: Omit<Draft, 'tab' | 'at'>): Promise<boolean> {
  return attempt(async () => {
    const writing = (await drafts()).transaction('drafts', 'readwrite')
    void writing.store.put({ ...draft, tab: ownTab(), at: Date.now() })
    // A window that is closed now still has it written: without this the browser would give it up.
    writing.commit()
    await writing.done
    return true
  }, false)
}

export function dropDraft(key: string): Promise<void> {
  return attempt(async () => {
    const deleting = (await drafts()).transaction('drafts', 'readwrite')
    void deleting.store.delete(key)
    deleting.commit()
    await deleting.done
  }, undefined)
}

/** What this person left behind on a screen, the latest first; what another open window is writing is not offered. */
export function leftBehind(person: number, screen: string, except: string): Promise<Draft[]> {
  return attempt(async () => {
    await forgetOld()
    const found = (await draftsOf(person)).filter(draft => draft.screen === screen && draft.key !== except)
    const inUse = await Promise.all(found.map(({ tab }) => isInUse(tab)))
    return found.filter((_, n) => !inUse[n]).sort((a, b) => b.at - a.at)
  }, [])
}

/** How many drafts of this person the browser keeps, those of open windows included. */
export function countDrafts(person: number): Promise<number> {
  return attempt(async () => (await draftsOf(person)).length, 0)
}

export function dropAllOf(person: number): Promise<void> {
  return attempt(async () => {
    const database = await drafts()
    for (const { key } of await draftsOf(person)) await database.delete('drafts', key)
  }, undefined)
}

async function draftsOf(person: number): Promise<Draft[]> {
  return (await drafts()).getAllFromIndex('drafts', 'person', person)
}

async function forgetOld(): Promise<void> {
  const database = await drafts()
  const all = await database.getAll('drafts')
  const old = all.filter(({ at }) => at < Date.now() - draftLife)
  for (const { key } of old) await database.delete('drafts', key)
}

// A browser that keeps nothing is no reason to stop typing.
async function attempt<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}
