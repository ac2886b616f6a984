import sharp from 'sharp'
import { expect, test } from 'vitest'
import { artist, openTestContests } from './test-contests.ts'

/** Another picture whose metadata name the artist, like the first one. */
function otherPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 320, height: 200, channels: 3, background: '#0b6171' } })
    .withExif({ IFD0: { Artist: artist.name } })
    .jpeg()
    .toBuffer()
}

async function openSubmitted() {
  const site = await openTestContests()
  await site.open()
  const id = await site.confirmed('echos-in-farbe')
  const files = () => site.dependencies.db.selectFrom('files').selectAll().execute()
  const bytesAt = async (src: string) => site.ask({ method: 'GET', path: src.replace('/api/v1', '') })
  return { ...site, id, files, bytesAt }
}

test('replacing a file deletes the old one at once, and the new one does not reveal the artist', async () => {
  const { token, own, replace, files, bytesAt } = await openSubmitted()
  const link = await token()
  const { image: before } = (await own(link)).body
  const answer = await replace(link, await otherPhoto())
  expect([answer.statusCode, answer.json().state]).toEqual([200, 'submitted'])
  const kept = await files()
  expect(kept.map(({ isPublic, width }) => [isPublic, width])).toEqual([[false, 320]])
  expect(JSON.stringify(kept)).not.toMatch(/xenia|quastenflosser/i)
  expect((await bytesAt(before.src)).statusCode).toBe(404)
  const shown = await bytesAt(answer.json().image.src)
  expect(shown.statusCode).toBe(200)
  expect(shown.rawPayload.toString('latin1')).not.toMatch(/xenia|quastenflosser/i)
})

test('an accepted work whose file is replaced is looked at again, and hidden until then', async () => {
  const { id, token, replace, read, decide, files } = await openSubmitted()
  await decide(id, 'accept')
  expect((await read('/contribution/stille-im-k-raum')).body.image.width).toBe(640)
  expect((await replace(await token(), await otherPhoto())).json().state).toBe('submitted')
  expect((await read('/contribution/stille-im-k-raum')).status).toBe(404)
  expect((await files())[0]?.isPublic).toBe(false)
  await decide(id, 'accept')
  expect((await read('/contribution/stille-im-k-raum')).body.image.width).toBe(320)
  expect((await files())[0]?.isPublic).toBe(true)
})

test.each([
  ['of another kind', Buffer.from('RIFF____WAVEfmt '), 'ton.wav'],
  ['that is empty', Buffer.alloc(0), 'leer.jpg'],
  ['that is no picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 'seite.jpg'],
])('a file %s is refused at its field, and the old one stays', async (_, bytes, name) => {
  const { token, own, replace, files } = await openSubmitted()
  const link = await token()
  const before = (await own(link)).body.image.src
  const answer = await replace(link, bytes, name)
  expect([answer.statusCode, answer.json().errors[0].field]).toEqual([422, 'file'])
  expect((await own(link)).body.image.src).toBe(before)
  expect(await files()).toHaveLength(1)
})

test('after the deadline a file is replaced only where staff have returned the work', async () => {
  const { id, token, replace, decide, move } = await openSubmitted()
  const link = await token()
  await decide(id, 'accept')
  await move(1)
  expect((await replace(link, await otherPhoto())).json().code).toBe('contributionFixed')
  await decide(id, 'return', 'Bitte ohne Rahmen.')
  expect((await replace(link, await otherPhoto())).json().state).toBe('submitted')
  await move(1)
  expect((await replace(link, await otherPhoto())).json().code).toBe('contributionFixed')
})

test('the file of one work can be replaced ten times an hour', async () => {
  const { token, replace } = await openSubmitted()
  const link = await token()
  const bytes = await otherPhoto()
  for (let n = 0; n < 10; n += 1) expect((await replace(link, bytes)).statusCode).toBe(200)
  expect((await replace(link, bytes)).statusCode).toBe(429)
})
