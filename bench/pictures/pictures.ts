// npm run pictures: takes pictures of every public page in both languages and themes at six widths, shows
// them side by side, and prints what is wrong on them. `-- newsItem profile` takes only these pages, `-- de
// dark 375 1440` only these languages, themes and widths.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { BenchSite } from '../bench-site.ts'
import { openChromium } from '../chromium.ts'
import { freePort } from '../free-port.ts'
import { publicAddresses } from './addresses.ts'
import { overviewOf } from './overview.ts'
import { openVisitor, type Picture, take } from './take.ts'

const folder = 'pictures'
const asked = process.argv.slice(2)
const languages = among(['de', 'en'])
const themes = among(['light', 'dark'])
const widths = asked.filter(word => /^\d+$/.test(word)).map(Number)
const names = asked.filter(word => !/^(\d+|de|en|light|dark)$/.test(word))

const site = new BenchSite(await freePort())
await site.start()
const browser = await openChromium()
try {
  await new Promise(resolve => setTimeout(resolve, 5000)) // until the smaller versions of the pictures are made
  await takeAll(browser)
} finally {
  await browser.close()
  await site.stop()
  await site.remove()
}

/** Returns the words among the arguments, or all if none is. */
function among<Word extends string>(words: readonly Word[]): readonly Word[] {
  const some = words.filter(word => asked.includes(word))
  return some.length > 0 ? some : words
}

async function takeAll(chosen: Browser): Promise<void> {
  const addresses = await publicAddresses(site.url, languages, names)
  if (addresses.length === 0) throw new Error(`no public page is called ${names.join(' or ')}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const taken: Picture[] = []
  for (const theme of themes)
    for (const width of widths.length > 0 ? widths : [320, 375, 768, 1024, 1440, 1920]) {
      const visitor = await openVisitor(chosen, site.url, { theme, width })
      for (const address of addresses) taken.push(await take(visitor, address, folder))
      await visitor.page.context().close()
      console.log(`${theme}, ${width} px: ${addresses.length} pages`)
    }
  await writeFile(join(folder, 'index.html'), overviewOf(taken))
  printSummary(taken)
}

function printSummary(taken: readonly Picture[]): void {
  const wrong = taken.flatMap(({ file, complaints }) => complaints.map(words => `${file}: ${words}`))
  for (const line of wrong) console.log(line)
  console.log(`${taken.length} pictures in ${folder}/index.html, ${wrong.length} complaints`)
  if (wrong.length > 0) process.exitCode = 1
}
