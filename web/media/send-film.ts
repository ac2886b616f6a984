import type { File as StoredFile } from '#contract/files/file.ts'
import type { Language } from '#contract/language.ts'
import { errors } from '#messages/errors.ts'
import { films } from '#messages/films-backstage.ts'
import { client } from '#web/client.ts'
import { folderOfSet, orderOf, type SetProblem } from './film-set.ts'
import { type Sending, upload } from './upload.ts'

interface Sent extends Sending {
  language: Language
}

/** Uploads a film that is a single file. */
export async function sendFilm(files: File[], sending: Sent): Promise<StoredFile | null> {
  const [file] = files
  if (!file) return null
  await client.account.me({}) // renews the login before a long upload
  return upload(file, 'videos', sending)
}

/**
 * Uploads all files of an HLS film into a new folder and returns its master playlist. Throws if the set is
 * incomplete or invalid.
 */
export async function sendFilmSet(files: File[], { language, ...sending }: Sent): Promise<StoredFile | null> {
  const order = orderOf(await Promise.all(files.map(read)))
  if ('problem' in order) throw new Error(sentenceOf(order.problem, language))
  const first = order.files.at(-1)
  const folder = await freeFolder(folderOfSet(first?.file.name ?? '', new Date()))
  let stored: StoredFile | null = null
  let before = 0
  for (const { file, path } of order.files) {
    const sentBefore = before
    const inside = path.split('/').slice(0, -1)
    stored = await upload(file, [folder, ...inside].join('/'), {
      ...sending,
      onProgress: bytes => sending.onProgress?.(sentBefore + bytes),
    })
    before += file.size
  }
  return stored
}

// Files chosen as a folder have a relative path; files chosen singly are put side by side.
async function read(file: File) {
  const path = file.webkitRelativePath.split('/').slice(1).join('/') || file.name
  return { file, path, text: /\.m3u8$/i.test(file.name) ? await file.text() : null }
}

async function freeFolder(wished: string): Promise<string> {
  const { folders } = await client.files.folders({})
  const taken = folders.filter(({ files }) => files > 0).map(({ path }) => path)
  for (let n = 1; ; n += 1) {
    const folder = n === 1 ? wished : `${wished}-${n}`
    if (!taken.some(path => path === folder || path.startsWith(`${folder}/`))) return folder
  }
}

function sentenceOf(problem: SetProblem, language: Language): string {
  if (problem.code === 'noPlaylist') return films.noPlaylist[language]
  if (problem.code === 'incomplete') return `${films.incomplete[language]} ${problem.missing.join(', ')}`
  return errors[problem.code][language]
}
