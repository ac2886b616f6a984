import type { Page } from 'playwright-core'

/** Returns the drafts stored in the browser, as JSON. */
export const draftsKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const opening = indexedDB.open('backstage')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.map(draft => JSON.stringify(draft)))
          }
        }
      }),
  )
