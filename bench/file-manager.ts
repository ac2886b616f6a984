// Measures the file manager with two thousand files in a browser: the longest task of each step.
import type { Browser, Page } from 'playwright-core'
import type { BenchSite } from './bench-site.ts'
import { openChromium } from './chromium.ts'

const shown = 2000 // files; each press shows a hundred more
const goal = 50 // ms
const address = '/de/backstage/info/file-manager'
const more = 'Mehr zeigen'
const query = '?q=aufnahme' // matches more files than are shown

const steps: [name: string, act: (page: Page) => Promise<void>][] = [
  ['loading two thousand', loadAll],
  ['scrolling up and down', scroll],
  ['from tiles to lines', page => press(page, 'input[value=list]')],
  ['scrolling up and down the lines', scroll],
  ['marking one', page => press(page, `${entry} input`)],
  ['marking all of them', markAll],
  ['opening one', page => press(page, `${entry} button`)],
]

/** Prints the longest task of each step. */
export async function measureFileManager(site: BenchSite): Promise<void> {
  const browser = await openChromium()
  try {
    const page = await openManager(browser, site)
    console.log(`the file manager with ${shown} files, the longest task in milliseconds of processor`)
    for (const [name, act] of steps) print(name, await longestOf(page, act))
  } finally {
    await browser.close()
  }
}

async function openManager(browser: Browser, { url, password }: BenchSite): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 1000 } })
  await page.goto(`/de/login?to=${encodeURIComponent(address)}`)
  await page.locator('input[name=username]').fill('hanna')
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
  await page.waitForURL(`**${address}`)
  await page.goto(address + query)
  await page.getByRole('button', { name: more }).waitFor()
  return page
}

const entry = '[aria-label="Inhalt des Ordners"] [role=listitem]'

// Dispatches the click in the page, because a visibility check by Playwright would be a long task itself.
function press(page: Page, selector: string, nth = 0, shiftKey = false): Promise<void> {
  return page.evaluate(
    given => {
      const found = document.querySelectorAll(given.selector)[given.nth]
      found?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: given.shiftKey }),
      )
    },
    { selector, nth, shiftKey },
  )
}

async function loadAll(page: Page): Promise<void> {
  for (let count = 100; count < shown; count += 100) {
    await page.evaluate(
      text => [...document.querySelectorAll('button')].find(one => one.textContent === text)?.click(),
      more,
    )
    await page.waitForFunction(
      ([selector, number]) => document.querySelectorAll(selector).length > number,
      [entry, count] as const,
      { polling: 100 },
    )
  }
}

async function scroll(page: Page): Promise<void> {
  for (const direction of [1, -1])
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, direction * 1500)
      await page.waitForTimeout(50)
    }
}

async function markAll(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForFunction(
    selector => [...document.querySelectorAll(selector)].at(-1)?.querySelector('input'),
    entry,
    { polling: 100 },
  )
  await page.evaluate(
    selector =>
      [...document.querySelectorAll(selector)]
        .at(-1)
        ?.querySelector('input')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true })),
    entry,
  )
  await page.getByText(`${shown} ausgewählt`).waitFor()
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur: number
  /** CPU time in microseconds. */
  tdur?: number
  args: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } }
}

/**
 * Returns the longest task in ms of CPU time, which other load on the machine does not change. Tasks of
 * DevTools are excluded.
 */
async function longestOf(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  await page.waitForTimeout(500)
  await browser?.startTracing(page, {
    categories: ['-*', 'toplevel', 'disabled-by-default-devtools.timeline'],
  })
  await act(page)
  await page.waitForTimeout(500)
  const trace = (await browser?.stopTracing())?.toString() ?? '{}'
  const { traceEvents = [] } = JSON.parse(trace) as { traceEvents?: TraceEvent[] }
  return longestIn(traceEvents)
}

function longestIn(events: TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const names = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const pages = new Set(names.map(threadOf))
  const ours = events.filter(one => one.args.chrome_mojo_event_info?.mojo_interface_tag?.includes('DevTools'))
  const isOurs = (task: TraceEvent) =>
    ours.some(one => threadOf(one) === threadOf(task) && one.ts >= task.ts && one.ts <= task.ts + task.dur)
  const tasks = events.filter(
    one => one.ph === 'X' && one.name.endsWith('RunTask') && pages.has(threadOf(one)) && !isOurs(one),
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
}

function print(name: string, longest: number): void {
  const note = longest > goal ? '   MISSED' : ''
  console.log(`${name.padEnd(36)}${longest.toFixed(0).padStart(8)}   goal ${goal}${note}`)
}
