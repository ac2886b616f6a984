import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Result, RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  var axe: typeof import('axe-core')
}

const program = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Finishes finite transitions and animations, because half-faded content has half its contrast. Waiting for
 * them may never end on a page that gets no frames.
 */
async function shownInFull(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { playState, timeline, effect } = animation
      const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      if (playState === 'running' && timeline instanceof DocumentTimeline && ends) animation.finish()
    }
  })
}

/**
 * Returns the rules that the page, or a part of it, violates, including its frames. Injects axe once per
 * frame. axe preloads only media: otherwise it would load all style sheets again for a rule that is not run.
 */
export async function brokenRules(page: Page, runOnly: RunOnly, part?: string): Promise<Result[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(program)
  await shownInFull(page)
  return page.evaluate(
    async ([only, within]) => {
      const options = { runOnly: only, resultTypes: ['violations' as const], preload: { assets: ['media'] } }
      return (await globalThis.axe.run(within ?? document, options)).violations
    },
    [runOnly, part] as const,
  )
}
