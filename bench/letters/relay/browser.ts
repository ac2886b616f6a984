import type { Browser } from 'playwright-core'
import { openChromium } from '../../chromium.ts'
import type { ReadLetter } from './python.ts'

const widths = [320, 600]

interface Shown {
  problems: string[]
  /** Number of pictures shown in all letters. */
  pictures: number
}

/** Shows the HTML of letters, as webmail does, in narrow and wide windows. Pictures of the site come from `front`. */
export async function showInBrowser(
  letters: readonly ReadLetter[],
  site: { baseUrl: string; front: string },
): Promise<Shown> {
  const browser = await openChromium()
  const shown: Shown = { problems: [], pictures: 0 }
  try {
    for (const width of widths)
      for (const letter of letters) await showOne(browser, { letter, width, site, shown })
  } finally {
    await browser.close()
  }
  return shown
}

interface Showing {
  letter: ReadLetter
  width: number
  site: { baseUrl: string; front: string }
  shown: Shown
}

async function showOne(browser: Browser, { letter, width, site, shown }: Showing): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  const problem = (what: string) => shown.problems.push(`“${letter.subject}” at ${width} px: ${what}`)
  page.on('pageerror', error => problem(String(error)))
  await page.route('**/*', async route => {
    const address = route.request().url()
    if (!address.startsWith(`${site.baseUrl}/`)) {
      problem(`asks for ${address}`)
      return route.abort()
    }
    const answer = await fetch(site.front + address.slice(site.baseUrl.length))
    if (!answer.ok) problem(`${answer.status} for ${address}`)
    return route.fulfill({
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
  await page.setContent(letter.html, { waitUntil: 'load' })
  // Lazy pictures further down would only load after scrolling.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images].map(image => {
        image.loading = 'eager'
        return image.decode()
      }),
    ),
  )
  const seen = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    scripts: document.scripts.length,
    words: document.body.innerText.trim().length,
    pictures: [...document.images].map(({ naturalWidth }) => naturalWidth),
  }))
  if (seen.wide > width) problem(`${seen.wide} px wide`)
  if (seen.scripts > 0) problem('has a script')
  if (seen.words === 0) problem('shows nothing')
  if (seen.pictures.includes(0)) problem('a picture is missing')
  shown.pictures += seen.pictures.length
  await page.close()
}
