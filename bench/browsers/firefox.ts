import { access } from 'node:fs/promises'
import puppeteer from 'puppeteer-core'
import { found, isShown, type Opening, pointOf, until } from './window.ts'

const program = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

/** Opens Firefox through WebDriver BiDi. */
export async function openFirefox(): Promise<Opening> {
  const isThere = await access(program).then(
    () => true,
    () => false,
  )
  if (!isThere)
    return { missing: `Firefox is not at ${program}: install firefox-esr, or say where it is in FIREFOX.` }
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    defaultViewport: null,
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(20_000)
  let errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) errors.push(message.text())
  })
  // Passed as a function: the site's policy forbids pages to evaluate strings, which the library's own
  // finders do.
  const ask = <T>(expression: string) => page.evaluate(new Function(`return (${expression})`) as () => T)
  return {
    version: await browser.version(),
    window: {
      async open(url) {
        await page.goto(url, { waitUntil: 'load' })
      },
      ask,
      async press(place) {
        const { x, y } = await pointOf({ ask }, place)
        await page.mouse.click(x, y)
      },
      async write(place, words) {
        await until({ ask }, isShown(place), place)
        await ask(`${found(place)}.focus()`)
        await page.keyboard.type(words)
      },
      async resize(width, height) {
        // Firefox 140 accepts the size but not the orientation, which the library sets with it.
        await page.setViewport({ width, height }).catch(error => {
          if (!String(error).includes('setScreenOrientationOverride')) throw error
        })
      },
      async errors() {
        const found = errors
        errors = []
        return found
      },
      close: () => browser.close(),
    },
  }
}
