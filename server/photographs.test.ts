import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blankGroup } from '#contract/groups/group.ts'
import { blankNews } from '#contract/news/news.ts'
import { paragraphs } from '#contract/richtext.ts'
import { talk, timesAt } from './events/test-events.ts'
import { institute } from './pages/test-pages.ts'
import { openTestSite } from './test-site.ts'

const about = {
  alt: { de: 'Der Magnet in seiner Halle', en: 'The magnet in its hall' },
  credit: { de: 'Foto: Kim Beck', en: 'Photo: Kim Beck' },
  focalX: 0.2,
  focalY: 0.7,
}

/** Opens a site with a generated photograph of this size, and functions to use it as staff and to read it. */
async function openPhotographs(shape: { width: number; height: number }) {
  const site = await openTestSite({ LIMITS: 'off' })
  const { headers } = await site.staff('admin')
  const send = async (method: 'POST' | 'PATCH', path: string, payload: object) => {
    const answer = await site.ask({ method, path: `/backstage${path}`, headers, payload: { ...payload } })
    expect([path, answer.statusCode, answer.body]).toEqual([
      path,
      method === 'POST' ? 201 : 200,
      expect.any(String),
    ])
    return answer.json()
  }
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  const photograph = await sharp({ create: { ...shape, channels: 3, background: '#9d6550', noise } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('folder', '')
  form.set('file', new File([new Uint8Array(photograph)], 'magnet.jpg'))
  const body = new Response(form)
  const uploaded = await site.ask({
    ...{ method: 'POST', path: '/backstage/file-manager/upload' },
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  expect([uploaded.statusCode, uploaded.body]).toEqual([201, expect.any(String)])
  const { id, version } = uploaded.json()
  await send('PATCH', `/file-manager/${id}`, { version, ...about })
  const read = async (path: string) =>
    (await site.ask({ method: 'GET', path, headers: { 'accept-language': 'en' } })).json()
  return { ...site, id, send, read }
}

// The same in both themes: only drawings have a ground colour that the other theme inverts.
const shownAs = (shape: object, alt: string | null = about.alt.en) => ({
  ...{ ...shape, alt, credit: about.credit.en, ground: null },
  focal: { x: about.focalX, y: about.focalY },
})

test('a photograph is shown with its shape, focal point, credit and description on every kind of page', async () => {
  const landscape = { width: 320, height: 200 }
  const { id: imageId, send, read } = await openPhotographs(landscape)
  const text = { de: paragraphs('Ein Magnet'), en: paragraphs('A magnet') }
  const title = { de: 'Ein Magnet', en: 'A magnet' }
  const visible = { imageId, isVisible: true }
  const made = {
    news: await send('POST', '/info/news', { ...blankNews, title, content: text, ...visible }),
    page: await send('POST', '/page', { ...institute, ...visible }),
    event: await send('POST', '/event', { ...talk, ...timesAt(24), title, teaser: title, ...visible }),
    group: await send('POST', '/user-group/group', { ...blankGroup, name: title, teaser: title, ...visible }),
  }
  const shown = shownAs(landscape)
  expect((await read(`/info/news/${made.news.slug.en}`)).image).toMatchObject(shown)
  expect((await read('/info/news/latest')).rows[0].image).toMatchObject(shown)
  expect((await read('/content/about/laboratory')).image).toMatchObject(shown)
  expect((await read(`/info/event/${made.event.slug.en}`)).image).toMatchObject(shown)
  expect((await read(`/research/group/${made.group.slug.en}`)).image).toMatchObject(shown)
})

test('a portrait is public only with consent, with its shape and focal point', async () => {
  const upright = { width: 160, height: 200 }
  const { id: imageId, staff, read, dependencies } = await openPhotographs(upright)
  const { id } = await staff('member')
  const change = (facts: object) =>
    dependencies.db.updateTable('users').set(facts).where('id', '=', id).execute()
  await change({ isVisible: true, imageId })
  const portrait = async () => (await read('/about/team/kim-member')).image
  expect(await portrait()).toBeNull()
  await change({ hasImageConsent: true })
  expect(await portrait()).toMatchObject(shownAs(upright))
})
