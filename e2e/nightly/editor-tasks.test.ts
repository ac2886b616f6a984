import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { accountTasks } from '../editor-tasks/account.ts'
import type { Effort } from '../editor-tasks/hands.ts'
import { listTasks } from '../editor-tasks/lists.ts'
import { publishingTasks } from '../editor-tasks/publishing.ts'
import { safetyTasks } from '../editor-tasks/safety.ts'
import { tableOf } from '../editor-tasks/table.ts'
import type { Way } from '../editor-tasks/task.ts'
import { writingTasks } from '../editor-tasks/writing.ts'
import { type Site, startSite } from '../site.ts'

let browser: Browser
let site: Site
const rows: { name: string; way: Way; effort: Effort }[] = []

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(async () => {
  if (rows.length > 0) console.log(`\n${tableOf(rows)}\n`)
  await Promise.all([site?.stop(), browser?.close()])
})

const tasks = [...accountTasks, ...writingTasks, ...publishingTasks, ...safetyTasks, ...listTasks]

describe.each(tasks)('$name', task => {
  test.each(['mouse', 'keyboard'] as const)('takes no more by %s than it did', async way => {
    rows.push({ name: task.name, way, effort: await task.run({ browser, site }, way) })
  })
})
