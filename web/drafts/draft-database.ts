import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { uniqueName } from '#web/unique.ts'
import type { Draft } from './drafts.ts'

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { person: number } }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

/** The browser's database of drafts. A version that this one does not know lets go of it, so that it can be renewed. */
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

/** This window's own name, which other windows see as in use until it is closed or crashes. */
export function ownTab(): string {
  if (!tab) {
    tab = `tab-${uniqueName()}`
    // Held for as long as the window lives. Browsers offer locks on secure addresses only.
    void navigator.locks?.request(tab, () => new Promise(() => undefined))
  }
  return tab
}

/** Whether another window that bears this name is still open. */
export async function isInUse(name: string): Promise<boolean> {
  if (name === tab) return false
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(lock => lock.name === name)
}
