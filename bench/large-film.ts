import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { BenchSite } from './bench-site.ts'

const size = 1024 ** 3 // bytes
const piece = 16 * 1024 ** 2
const cuts = [20, 45] // the pieces in the middle of which the connection breaks
const most = 100 // MB that the process may grow by
const tus = { 'tus-resumable': '1.0.0' }

/** Uploads a film of a gigabyte in pieces over a connection that breaks twice, and plays the end of it. */
export async function sendLargeFilm(site: BenchSite, token: string): Promise<void> {
  const headers = { ...tus, authorization: `Bearer ${token}` }
  const before = await site.memory()
  let peak = before
  const watch = setInterval(async () => {
    peak = Math.max(peak, await site.memory())
  }, 200)
  const began = performance.now()
  const at = await begin(site.url, headers)
  const film = await sendAll(at, headers)
  clearInterval(watch)
  const seconds = (performance.now() - began) / 1000
  const range = { authorization: headers.authorization, range: `bytes=${size - 1000}-${size - 1}` }
  const part = await fetch(site.url + film.src, { headers: range })
  const played = (await part.arrayBuffer()).byteLength
  const grown = peak - before
  console.log(
    `a film of 1 GB, cut off ${cuts.length} times: ${seconds.toFixed(0)} s, ${part.status} with ${played} bytes of its end, ` +
      `the process grew by ${grown} MB${grown > most ? '   MISSED' : ''}`,
  )
}

async function begin(url: string, headers: Record<string, string>): Promise<string> {
  const metadata = `filename ${Buffer.from('gross.mp4').toString('base64')},folder ${Buffer.from('videos').toString('base64')}`
  const answer = await fetch(`${url}/api/v1/backstage/file-manager/upload/tus`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(size), 'upload-metadata': metadata },
  })
  return new URL(answer.headers.get('location') ?? '', url).href
}

async function sendAll(at: string, headers: Record<string, string>): Promise<{ src: string }> {
  const head = await readFile('server/seed/films/spin-echo.mp4')
  const filler = Buffer.alloc(piece)
  for (let n = 0; ; n += 1) {
    const answer = await fetch(at, { method: 'HEAD', headers })
    const offset = Number(answer.headers.get('upload-offset'))
    const bytes = filler.subarray(0, Math.min(piece, size - offset))
    if (offset === 0) head.copy(bytes)
    const sent = await sendPiece(at, headers, offset, bytes, cuts.includes(n))
    filler.fill(0, 0, head.length)
    if (sent?.status === 200) return JSON.parse(sent.text) as { src: string }
    if (sent && sent.status !== 204) throw new Error(`a piece was answered with ${sent.status}: ${sent.text}`)
  }
}

/** Returns null if the connection was cut in the middle of the piece. */
function sendPiece(
  at: string,
  headers: Record<string, string>,
  offset: number,
  bytes: Buffer,
  isCut: boolean,
): Promise<{ status: number; text: string } | null> {
  const own = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
  const sending = request(at, {
    method: 'PATCH',
    headers: { ...headers, ...own, 'content-length': String(bytes.length) },
  })
  return new Promise((resolve, reject) => {
    sending.on('error', error => (isCut ? setTimeout(resolve, 500, null) : reject(error)))
    sending.on('response', async answer => {
      const text = Buffer.concat(await answer.toArray()).toString()
      resolve({ status: answer.statusCode ?? 0, text })
    })
    if (isCut) sending.write(bytes.subarray(0, bytes.length / 2), () => sending.destroy(new Error('cut')))
    else sending.end(bytes)
  })
}
