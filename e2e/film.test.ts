import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, openBrowser, violations, visit } from './browser.ts'
import { type Calls, filmAt, filmPart, hlsSet, openCalls, pathIn } from './film-pages.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter as enterAs, german, saved, visible } from './staff.ts'
import { testVariants } from './variants.ts'

let site: Site
let browser: Browser
let calls: Calls

const mp4 = 'server/seed/films/spin-echo.mp4'

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  calls = await openCalls(site.url)
  const hls = await calls.uploadSet('videos/echo')
  const plain = (await calls.upload(await readFile(mp4), 'second.mp4', 'videos')).body
  const parts = [
    filmPart({ mediaType: 'hlsVideo', videoId: hls?.id }),
    filmPart({ id: 'second', videoId: plain.id, isCaptionVisible: false }),
  ]
  expect((await calls.page('hls-film', parts)).status).toBe(201)
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const open = (options: BrowserContextOptions = {}) => visit(browser, site.url, options)
const timeOf = (page: Page, nth = 0) =>
  page
    .locator('video')
    .nth(nth)
    .evaluate((film: HTMLVideoElement) => film.currentTime)
// A short film may end before the test looks, so its current time counts, not whether it still changes.
const playing = (page: Page, nth = 0, since = 0) =>
  expect.poll(() => timeOf(page, nth)).toBeGreaterThan(since + 0.3)

/**
 * Presses Space on the browser's player until the film plays, because the player ignores keys until its
 * buttons are rendered.
 */
const start = (page: Page, nth = 0) =>
  expect
    .poll(
      async () => {
        const film = page.locator('video').nth(nth)
        const isOn = () => film.evaluate((video: HTMLVideoElement) => !video.paused || video.currentTime > 0)
        if (!(await isOn())) await film.press(' ')
        return isOn()
      },
      { interval: 2000 },
    )
    .toBe(true)

describe('the film of the demo', () => {
  testVariants([
    ['/de/info/wie-funktioniert-mrt', 'Deutsch', 'Film herunterladen'],
    ['/en/info/how-to-mri', 'English', 'Download the film'],
  ])('plays on %s, with the captions of that language', async (path, spoken, download) => {
    const { page, complaints } = await open()
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(asked.filter(address => /\.mp4$|hls/.test(address))).toEqual([])
    expect(await timeOf(page)).toBe(0)
    await hydrated(page)
    await page.locator('video').scrollIntoViewIfNeeded()
    await start(page)
    await playing(page)
    const tracks = await page
      .locator('video')
      .evaluate((film: HTMLVideoElement) =>
        [...film.textTracks].map(({ label, mode, kind }) => ({ label, mode, kind })),
      )
    expect(tracks.map(({ label, kind }) => [label, kind])).toEqual([
      ['Deutsch', 'captions'],
      ['English', 'captions'],
    ])
    // No caption is shown over the film: the spoken text is below it.
    expect(tracks.filter(({ mode }) => mode === 'showing')).toEqual([])
    expect(tracks.filter(({ mode }) => mode === 'hidden').map(({ label }) => label)).toEqual([spoken])
    await expect.poll(() => page.locator('video ~ p').innerText()).not.toBe('')
    await expect.poll(() => page.getByRole('link', { name: download }).getAttribute('href')).toMatch(/\.mp4$/)
    expect(complaints).toEqual([])
  })

  test('is played, sought and muted by controls below the picture', { tags: 'nightly' }, async () => {
    const { page, complaints } = await open({ colorScheme: 'dark' })
    await page.goto('/de/info/wie-funktioniert-mrt', { waitUntil: 'networkidle' })
    await hydrated(page)
    const bar = page.getByRole('group', { name: 'Film steuern' })
    const film = await page.locator('video').boundingBox()
    const tools = await bar.boundingBox()
    expect(tools?.y).toBeGreaterThanOrEqual((film?.y ?? 0) + (film?.height ?? 0) - 1)
    await expect.poll(() => page.locator('video').getAttribute('controls')).toBeNull()
    await bar.getByRole('button', { name: 'Film abspielen' }).click()
    await playing(page)
    await bar.getByRole('button', { name: 'Film anhalten' }).click()
    await bar.getByRole('slider', { name: 'Stelle im Film' }).fill('9')
    await expect.poll(() => timeOf(page)).toBeGreaterThan(8.9)
    await expect.poll(() => bar.getByRole('slider').getAttribute('aria-valuetext')).toBe('0:09 / 0:14')
    await bar.getByRole('button', { name: 'Ton aus' }).click()
    expect(await page.locator('video').evaluate((one: HTMLVideoElement) => one.muted)).toBe(true)
    await bar.getByRole('button', { name: 'Untertitel' }).click()
    await expect.poll(() => page.locator('video ~ p').innerText()).toBe('')
    expect(complaints).toEqual([])
  })

  test.each([
    ['light', /^none$/],
    ['dark', /invert/],
  ] as const)('is drawn, and follows the %s theme', { tags: 'nightly' }, async (colorScheme, filter) => {
    const { page } = await open({ colorScheme })
    await page.goto('/de/info/wie-funktioniert-mrt')
    const shown = page.locator('video').evaluate(video => getComputedStyle(video).filter)
    await expect(shown).resolves.toMatch(filter)
  })

  test('moves nothing when it starts', { tags: 'nightly' }, async () => {
    const { page } = await open({ viewport: { width: 375, height: 800 } })
    await page.goto('/de/info/wie-funktioniert-mrt')
    const box = () => page.locator('video').boundingBox()
    const before = await box()
    await page.locator('video').evaluate((film: HTMLVideoElement) => film.play())
    await playing(page)
    const after = await box()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })

  test('plays without JavaScript', { tags: 'nightly' }, async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto('/de/info/wie-funktioniert-mrt')
    const film = page.locator('video[controls]')
    await film.scrollIntoViewIfNeeded()
    await film.press(' ')
    await playing(page)
  })

  test('plays at its own address, too', { tags: 'nightly' }, async () => {
    const { page } = await open()
    await page.goto('/api/v1/media/demo/films/spin-echo.mp4')
    expect(await timeOf(page)).toBe(0)
    await page.locator('video').evaluate((film: HTMLVideoElement) => film.focus())
    await page.keyboard.press(' ')
    await playing(page)
  })

  test('plays after navigation inside the site, and stops after leaving the page', {
    tags: 'nightly',
  }, async () => {
    const { page, complaints } = await open()
    await page.goto('/de/suche?q=spinecho', { waitUntil: 'networkidle' })
    await hydrated(page)
    await page.getByRole('link', { name: 'Wie funktioniert MRT?' }).first().click()
    await start(page)
    await playing(page)
    const film = await page.locator('video').elementHandle()
    await page.goBack()
    await expect.poll(() => film?.evaluate(one => (one as HTMLVideoElement).paused)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('keeps playing after a jump to another section', { tags: 'nightly' }, async () => {
    const { page } = await open({ viewport: { width: 1280, height: 900 } })
    await page.goto('/de/info/wie-funktioniert-mrt', { waitUntil: 'networkidle' })
    await hydrated(page)
    await start(page)
    await playing(page)
    const before = await timeOf(page)
    await page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByText('Vom Signal zum Bild').click()
    await playing(page, 0, before)
  })

  test('is its poster and its address on paper', { tags: 'nightly' }, async () => {
    const { page } = await open()
    await page.goto('/de/info/wie-funktioniert-mrt', { waitUntil: 'networkidle' })
    await hydrated(page)
    await page.locator('video:not([controls])').waitFor() // the site's own player is there too
    await page.emulateMedia({ media: 'print' })
    const address = `${site.url}/api/v1/media/demo/films/spin-echo.mp4`
    await expect.poll(() => page.getByText(address).isVisible()).toBe(true)
    await expect.poll(() => page.getByRole('link', { name: 'Film herunterladen' }).isVisible()).toBe(false)
    await expect.poll(() => page.locator('video').isVisible()).toBe(false)
    await expect.poll(() => page.locator('video + img').isVisible()).toBe(true)
  })

  test('is told to search engines', async () => {
    const html = await (await fetch(`${site.url}/en/info/how-to-mri`)).text()
    const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? ''),
    )
    expect(facts.flat().find(fact => fact['@type'] === 'VideoObject')).toMatchObject({
      name: 'The echo',
      description: expect.stringContaining('Fourteen seconds'),
      contentUrl: `${site.url}/api/v1/media/demo/films/spin-echo.mp4`,
      thumbnailUrl: expect.stringMatching(/^http.*webp$/),
      uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  test('is free of axe violations in both themes, on a page with two films', {
    tags: 'nightly',
  }, async () => {
    const { page } = await open()
    await page.goto('/en/info/hls-film', { waitUntil: 'networkidle' })
    await sound(page)
  })

  test('that cannot be loaded shows a message', { tags: 'nightly' }, async () => {
    const { page } = await open()
    await page.route(/spin-echo\.mp4/, route => route.abort())
    await page.goto('/de/info/wie-funktioniert-mrt', { waitUntil: 'networkidle' })
    await hydrated(page)
    await page.locator('video:not([controls])').waitFor() // the site's own player is there too
    await page.locator('video').press(' ')
    await page.getByRole('alert').getByText('Der Film lässt sich gerade nicht abspielen.').waitFor()
  })
})

describe('an HLS film', () => {
  const withoutHls = () => {
    const { canPlayType } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return /mpegurl/i.test(type) ? '' : canPlayType.call(this, type)
    }
  }

  test('plays in a browser without HLS, by a script that is loaded on play', {
    tags: 'nightly',
  }, async () => {
    const { page, complaints } = await open()
    await page.addInitScript(withoutHls)
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto('/de/info/hls-film', { waitUntil: 'networkidle' })
    expect(asked.filter(address => /hls-film-|m3u8|\.ts$/.test(address))).toEqual([])
    await hydrated(page)
    await page.getByRole('button', { name: 'Film abspielen' }).first().press('Enter')
    await playing(page)
    expect(asked.filter(address => /hls-film-.*\.js$/.test(address))).toHaveLength(1)
    expect(asked).toContain('/api/v1/media/videos/echo/echo-0.ts')
    const source = await page.locator('video').first().getAttribute('src')
    expect(source).toMatch(/^blob:/)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Film anhalten')
    expect(complaints).toEqual([])
  })

  test('plays in a browser with HLS without that script', { tags: 'nightly' }, async () => {
    const { page, complaints } = await open()
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto('/en/info/hls-film', { waitUntil: 'networkidle' })
    await hydrated(page)
    await start(page)
    await playing(page)
    expect(asked.filter(address => /hls-film-.*\.js$/.test(address))).toEqual([])
    expect(complaints).toEqual([])
  })

  test('stops when another film begins', { tags: 'nightly' }, async () => {
    const { page } = await open()
    await page.goto('/en/info/hls-film', { waitUntil: 'networkidle' })
    await hydrated(page)
    const isPaused = (nth: number) =>
      page
        .locator('video')
        .nth(nth)
        .evaluate((film: HTMLVideoElement) => film.paused)
    await start(page, 0)
    await playing(page, 0)
    await start(page, 1)
    await playing(page, 1)
    expect([await isPaused(0), await isPaused(1)]).toEqual([true, false])
  })

  test('with a missing segment shows a message, and plays once the segment is back', {
    tags: 'nightly',
  }, async () => {
    const { page } = await open()
    await page.addInitScript(withoutHls)
    await page.route(/echo-0\.ts/, route => route.fulfill({ status: 404, body: '' }))
    await page.goto('/en/info/hls-film', { waitUntil: 'networkidle' })
    await hydrated(page)
    const button = page.locator('figure').first().getByRole('button', { name: 'Play the film' })
    await button.click()
    const failed = page.getByRole('alert').getByText('The film cannot be played right now.')
    await failed.waitFor()
    await page.unroute(/echo-0\.ts/)
    await button.click()
    await playing(page)
    await expect.poll(() => failed.count()).toBe(0)
  })
})

describe('hanna, who edits a page', () => {
  const enter = (path: string, options = {}) => enterAs({ browser, site }, 'hanna', path, options)

  async function newPart(word: string, options = {}) {
    const visitor = await enter('/de/backstage/info/page-content/create', options)
    const { page } = visitor
    await german(page).getByLabel('Titel').fill(`Seite ${word}`)
    await page.getByLabel('Kennung der Seite').fill(word)
    await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
    await page.getByRole('menuitem', { name: 'Text', exact: true }).click()
    return visitor
  }
  const choose = (page: Page, medium: string) =>
    page.getByRole('radiogroup', { name: 'Medium des Abschnitts' }).getByText(medium, { exact: true }).click()

  async function publish(page: Page) {
    await visible(page).check({ force: true })
    await page.keyboard.press('Control+s')
    await saved(page)
  }

  test('brings a film with captions, and it is on the page', async () => {
    const { page, complaints } = await newPart('neuer-film')
    await choose(page, 'Film')
    await page.locator('input[type=file][accept*="video/mp4"]').setInputFiles(mp4)
    await page.locator('video').waitFor()
    await page
      .locator('input[type=file][accept*=vtt]')
      .first()
      .setInputFiles('server/seed/films/spin-echo.de.vtt')
    await expect.poll(() => page.getByLabel('Untertitel (Deutsch)').first().inputValue()).toMatch(/\.vtt$/)
    await expect.poll(() => page.getByText('lässt sich gerade nicht abspielen').count()).toBe(0)
    await page.getByRole('textbox', { name: 'Bildunterschrift (Deutsch)' }).fill('So kehrt ein Echo zurück.')
    expect(await violations(page)).toEqual([])
    await publish(page)
    const html = await (await fetch(`${site.url}/de/ueber/seite-neuer-film`)).text()
    expect(html).toMatch(/<video[^>]*controls=""[^>]*preload="none"/)
    expect(html).toContain('So kehrt ein Echo zurück.')
    expect(html).toMatch(/<track kind="captions" src="[^"]*\.vtt" srcLang="de" label="Deutsch" default=""/)
    expect(complaints).toEqual([])
  })

  test('brings an HLS film, all files at once, and is told first what is missing', {
    tags: 'nightly',
  }, async () => {
    const { page, complaints } = await newPart('hls')
    await choose(page, 'HLS-Film')
    const input = page.locator('input[type=file][accept*=m3u8]')
    const files = await Promise.all(
      hlsSet.map(async name => ({ name, mimeType: '', buffer: await readFile(pathIn(name)) })),
    )
    await input.setInputFiles(files.filter(({ name }) => name !== 'echo-1.ts'))
    await page.getByText(/Es fehlen: echo-1\.ts$/).waitFor()
    await input.setInputFiles(files)
    await page.locator('video').waitFor()
    await publish(page)
    const html = await (await fetch(`${site.url}/de/ueber/seite-hls`)).text()
    expect(html).toMatch(/src="\/api\/v1\/media\/videos\/master-\d{12}\/master\.m3u8"/)
    expect(complaints).toEqual([])
  })

  test('brings an HLS film as a folder with folders in it', { tags: 'nightly' }, async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'larmor-hls-')), 'vortrag')
    await mkdir(join(folder, 'klein'), { recursive: true })
    for (const name of hlsSet) {
      const content = await readFile(pathIn(name))
      const isFirst = name === 'master.m3u8'
      const master = content.toString().replace('echo.m3u8', 'klein/echo.m3u8')
      await writeFile(join(folder, isFirst ? name : `klein/${name}`), isFirst ? master : content)
    }
    const { page } = await newPart('ordner')
    await choose(page, 'HLS-Film')
    await page.locator('input[type=file][webkitdirectory]').setInputFiles(folder)
    await page.locator('video source[src$="master.m3u8"]').waitFor({ state: 'attached' })
    await start(page)
    await playing(page)
    await rm(dirname(folder), { recursive: true })
  })

  test('chooses a stored film by the keyboard, and finds it again after looking at other media', {
    tags: 'nightly',
  }, async () => {
    const { page } = await newPart('tausch', { colorScheme: 'dark' })
    await choose(page, 'Film')
    await page.getByLabel('Gespeicherten Film wählen').first().fill('second')
    await page.getByRole('option', { name: 'second.mp4' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.locator('[role=option][data-combobox-selected]').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('video').waitFor()
    for (const medium of ['HLS-Film', 'Bild', 'Keines']) {
      await choose(page, medium)
      await expect.poll(() => page.locator('video').count(), { message: medium }).toBe(0)
    }
    await choose(page, 'Film')
    await page.locator('video source[src$="second.mp4"]').waitFor({ state: 'attached' })
  })

  test('stops an upload, and nothing is chosen', { tags: 'nightly' }, async () => {
    const { page } = await newPart('abbruch')
    await choose(page, 'Film')
    await page.route(/file-manager\/upload/, async route => {
      await new Promise(resolve => setTimeout(resolve, 2000))
      await route.continue().catch(() => {})
    })
    await page.locator('input[type=file][accept*="video/mp4"]').setInputFiles(mp4)
    await page.getByRole('progressbar', { name: 'Wird hochgeladen' }).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await page.getByRole('button', { name: 'Film hochladen' }).waitFor()
    await page.getByText('Noch kein Film').waitFor()
  })

  test('is told which segments are missing for a playlist chosen as film', { tags: 'nightly' }, async () => {
    const { page } = await newPart('kein-film')
    await choose(page, 'Film')
    await page.locator('input[type=file][accept*="video/mp4"]').setInputFiles(filmAt('echo.m3u8'))
    await page
      .getByRole('alert')
      .getByText(/noch fehlen.* echo-0\.ts, echo-1\.ts, echo-2\.ts/)
      .waitFor()
  })
})
