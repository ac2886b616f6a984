// Measures on a slow CPU how long a press on a public page takes until the next paint, as the browser reports
// it (Event Timing): the first press, which the scripts wait for, and a later one.
import type { Page } from 'playwright-core'
import { BenchSite } from './bench-site.ts'
import { openChromium } from './chromium.ts'

const rounds = 5
const phone = { width: 375, height: 740 }
const laptop = { width: 1440, height: 900 }

interface Press {
  name: string
  path: string
  viewport: typeof phone
  /**
   * Selector of the pressed element. A target below the window is first scrolled to, and pressed while
   * scripts run.
   */
  at: string
  /** Key to press; without it the element is clicked. */
  key?: string
}

const presses: Press[] = [
  { name: 'menu', path: '/de', viewport: phone, at: 'header summary' },
  { name: 'menu', path: '/de/ueber/team', viewport: phone, at: 'header summary' },
  { name: 'part of the menu', path: '/de/ueber/team', viewport: laptop, at: 'header summary' },
  { name: 'theme', path: '/de/info/veranstaltung', viewport: laptop, at: 'header button' },
  { name: 'form, sent empty', path: '/de/kontakt', viewport: phone, at: 'main form [type=submit]' },
  { name: 'form, a letter', path: '/de/kontakt', viewport: phone, at: 'main form [type=email]', key: 'a' },
  { name: 'form, a tick', path: '/de/newsletter', viewport: phone, at: 'main form [type=checkbox]' },
  { name: 'fold', path: '/de/info/hahn-lecture', viewport: phone, at: 'main summary' },
]

/** Prints milliseconds, medians of five, each visit with a browser that has loaded nothing of the site. */
export async function measurePresses(slowdown: number): Promise<void> {
  const site = new BenchSite(Number(process.env.BENCH_PORT ?? 3199))
  await site.start()
  await site.rest()
  const browser = await openChromium()
  try {
    console.log(
      `a press on a processor ${slowdown} times slower, milliseconds to its answer, median of ${rounds}`,
    )
    for (const press of presses) {
      const [first, later]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round += 1) {
        const { viewport } = press
        const hasTouch = viewport === phone
        const context = await browser.newContext({ viewport, hasTouch, locale: 'de', baseURL: site.url })
        const page = await context.newPage()
        const devtools = await context.newCDPSession(page)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        const [one = Number.NaN, other = Number.NaN] = await answersTo(page, press)
        first.push(one)
        later.push(other)
        await context.close()
      }
      const { name, path, viewport } = press
      console.log(
        `${name.padEnd(18)} ${path.padEnd(24)} ${viewport.width} px  first ${median(first)}, later ${median(later)}`,
      )
    }
  } finally {
    await browser.close()
    await site.stop()
    await site.remove()
  }
}

async function answersTo(page: Page, { path, viewport, at, key }: Press): Promise<number[]> {
  await page.addInitScript(noteAnswers)
  await page.goto(path, { waitUntil: 'load' })
  await page.evaluate(keepMoving)
  const answers: number[] = []
  for (let time = 0; time < 2; time += 1) {
    await page.waitForTimeout(3000)
    const target = page.locator(at).filter({ visible: true }).first()
    if (key) {
      if (time === 0) await target.evaluate(field => field.scrollIntoView({ block: 'center' }))
      await target.focus()
      await page.keyboard.press(key)
    } else if (viewport === phone) await target.tap()
    else await target.click()
    await page.waitForTimeout(3000)
    answers.push(await page.evaluate('longestAnswer()'))
  }
  return answers
}

// The browser reports no durations below 16 ms; these count as 8.
const noteAnswers = `
  const answers = []
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) answers.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  globalThis.longestAnswer = () => Math.max(8, ...answers.splice(0))`

// A duration ends with the first frame shown after the paint. On a page without any motion, Chromium may show
// none until something else changes: a tick that was visible after 60 ms was reported as 400.
const keepMoving = `{
  const mark = document.createElement('div')
  mark.style = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; background: currentcolor; pointer-events: none'
  document.documentElement.append(mark)
  mark.animate([{ transform: 'none' }, { transform: 'translateX(9px)' }], { duration: 300, iterations: Infinity })
}`

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
