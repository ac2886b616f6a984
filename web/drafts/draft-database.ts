import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { uniqueName } from '#web/unique.ts'
import type { Draft } from './drafts.ts'

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { person: number } }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

/**
 * Opens the browser's database of drafts. Closes it if another tab needs to upgrade it to a newer version.
 */
export function drafts(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('backstage', 1, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: 'key' }).createIndex('person', 'person')
    },
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close()
      opened = null
    },
    terminated: () => {
      opened = null
    },
  }).catch(error => {
    opened = null
    throw error
  })
  return opened
}

let tab = ''

/**
 * Returns the name of this window. Other windows see it as in use (a held lock) until it is closed or
 * crashes.
 */
export function ownTab(): string {
  if (!tab) {
    tab = `tab-${uniqueName()}`
    // The lock is held as long as the window exists. Browsers offer locks in secure contexts only.
    void navigator.locks?.request(tab, () => new Promise(() => undefined))
  }
  return tab
}

/** Whether another window with this name is still open. */
export async function isInUse(name: string): Promise<boolean> {
  if (name === tab) return false
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(lock => lock.name === name)
}
