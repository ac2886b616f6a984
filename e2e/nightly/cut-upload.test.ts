import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenOf } from '../api.ts'
import { openBrowser } from '../browser.ts'
import { type Site, startSite } from '../site.ts'
import { enter } from '../staff.ts'

const pieces = 1 // complete pieces of 16 MB before the last one

let site: Site
let browser: Browser
let folder: string
beforeAll(async () => {
  ;[site, browser, folder] = await Promise.all([
    startSite(),
    openBrowser(),
    mkdtemp(join(tmpdir(), 'larmor-files-')),
  ])
})
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()])
  await rm(folder, { recursive: true, force: true })
})

test('an upload that is cut off at 99 % is resumed by the same page, and sends only what is missing', async () => {
  const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/info/file-manager')
  const head = await readFile('server/seed/films/spin-echo.mp4')
  const path = join(folder, 'fast-ganz.mp4')
  const size = Math.round((pieces * 16 * 1024 * 1024) / 0.99)
  await writeFile(path, Buffer.concat([head, Buffer.alloc(size - head.length)]))
  const offsets: number[] = []
  let isCut = true
  await page.route(/upload\/tus\//, route => {
    const request = route.request()
    if (request.method() !== 'PATCH') return route.continue()
    const offset = Number(request.headers()['upload-offset'])
    if (isCut && offset > size * 0.98) return route.abort('connectionreset')
    offsets.push(offset)
    return route.continue()
  })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Dateien hochladen' }).click()
  await (await chooser).setFiles(path)
  const way = page.getByRole('region', { name: 'Hochladen' })
  // The page retries by itself for a quarter of a minute.
  await way.getByRole('button', { name: 'Noch einmal versuchen: fast-ganz.mp4' }).waitFor({ timeout: 60_000 })
  isCut = false
  const sentBefore = offsets.splice(0).length
  await way.getByRole('button', { name: 'Noch einmal versuchen: fast-ganz.mp4' }).click()
  await way.getByText('1 von 1 gespeichert').waitFor()
  expect(sentBefore).toBe(pieces)
  expect(offsets).toEqual([pieces * 16 * 1024 * 1024])
  const token = await tokenOf(site, 'hanna')
  const headers = { authorization: `Bearer ${token}`, range: 'bytes=-1' }
  const answer = await fetch(`${site.url}/api/v1/media/fast-ganz.mp4`, { headers })
  expect(answer.headers.get('content-range')).toBe(`bytes ${size - 1}-${size - 1}/${size}`)
})
