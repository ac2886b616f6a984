// Unsaved changes of forms, stored in the browser's IndexedDB while the user types.
import { day } from '#contract/durations.ts'
import { drafts, isInUse, ownTab } from './draft-database.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields of a form that differ from the version on the server. */
export interface Draft {
  /** Unique per opened form, so that two windows never write to the same draft. */
  key: string
  /** Id of the user it belongs to; it is not offered to other users. */
  person: number
  /** The screen's name, such as `news-12`. */
  screen: string
  tab: string
  /** Time of the last write, in milliseconds since 1970. */
  at: number
  /** The changed fields before and after the change. */
  base: Fields
  fields: Fields
}

/** Lifetime of an unused draft, in milliseconds. */
export const draftLife = 14 * day

/** Stores a draft; returns false if the browser stores nothing, as in some private windows. */
export function keepDraft(draft: Omit<Draft, 'tab' | 'at'>): Promise<boolean> {
  return attempt(async () => {
    const writing = (await drafts()).transaction('drafts', 'readwrite')
    void writing.store.put({ ...draft, tab: ownTab(), at: Date.now() })
    // Commits at once, because the browser would abort an open transaction if the window is closed now.
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

/**
 * Returns the drafts this user left on a screen, latest first, without those that another open window is
 * writing.
 */
export function findLeftDrafts(person: number, screen: string, except: string): Promise<Draft[]> {
  return attempt(async () => {
    await forgetOld()
    const found = (await draftsOf(person)).filter(draft => draft.screen === screen && draft.key !== except)
    const inUse = await Promise.all(found.map(({ tab }) => isInUse(tab)))
    return found.filter((_, n) => !inUse[n]).sort((a, b) => b.at - a.at)
  }, [])
}

/** Returns the number of this user's drafts in the browser, including those of open windows. */
export function countDrafts(person: number): Promise<number> {
  return attempt(async () => (await draftsOf(person)).length, 0)
}

export function dropAllDrafts(person: number): Promise<void> {
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

// Errors are ignored: a browser without storage must not interrupt typing.
async function attempt<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}
