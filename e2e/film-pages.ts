import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { password } from './site.ts'

export const both = <T>(value: T) => ({ de: value, en: value })
export const filmAt = (name: string) => join(import.meta.dirname, 'films', name)

/**
 * The files of an HLS film in upload order. In the repository the segments end in `.mpegts`, to distinguish
 * them from TypeScript.
 */
export const hlsSet = ['echo-0.ts', 'echo-1.ts', 'echo-2.ts', 'echo.m3u8', 'master.m3u8']
export const pathIn = (name: string) => filmAt(name.replace(/\.ts$/, '.mpegts'))

export type Calls = Awaited<ReturnType<typeof openCalls>>

/** Returns functions that call the API as a member of staff. */
export async function openCalls(url: string, username = 'hanna') {
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username, password })
  const login = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers: json, body })
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }

  async function upload(content: Blob | Buffer, name: string, folder = '', language = 'de') {
    const form = new FormData()
    form.set('folder', folder)
    form.set('isPublic', '1')
    form.set('again', '1')
    form.set('file', content instanceof Blob ? content : new Blob([new Uint8Array(content)]), name)
    const answer = await fetch(`${url}/api/v1/backstage/file-manager/upload`, {
      method: 'POST',
      headers: { ...headers, 'accept-language': language },
      body: form,
    })
    return { status: answer.status, body: (await answer.json()) as Stored }
  }
  async function send(path: string, input: object, language = 'de') {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { ...headers, ...json, 'accept-language': language },
      body: JSON.stringify(input),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & Stored }
  }
  return {
    token,
    headers,
    upload,
    send,
    /** A public page with these parts, at `/de/info/<word>`. */
    page: (word: string, parts: object[]) => send('/backstage/page', pageOf(word, parts)),
    async uploadSet(folder: string) {
      let last: Stored | undefined
      for (const name of hlsSet) last = (await upload(await readFile(pathIn(name)), name, folder)).body
      return last
    },
  }
}

export interface Stored {
  id: number
  src: string
  type: string
  name: string
  code: string
  message: string
  errors: { field: string; message: string }[]
}

/** Returns a text part with a film. */
export function filmPart(facts: object) {
  return {
    ...{ id: 'film', isVisible: true, title: { de: 'Das Echo', en: 'The echo' }, type: 'text' },
    ...{ contentType: 'richText', content: { de: null, en: null } },
    ...{ mediaType: 'video', imageId: null, imageAlt: null, videoId: null },
    ...{ videoCaptions: { de: null, en: null } },
    ...{ caption: { de: 'Ein Echo', en: 'An echo' }, isCaptionVisible: true },
    ...facts,
  }
}

export function pageOf(word: string, items: object[]) {
  return {
    ...{ category: 'info', page: word, title: both(`Film ${word}`), lead: both(''), slug: both(word), items },
    ...{ imageId: null, imageAlt: null, isVisible: true, publishAt: null, unpublishAt: null },
  }
}
