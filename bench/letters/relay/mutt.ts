import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outputOf } from './programs.ts'
import type { ReadLetter } from './python.ts'

const between = '\f'

/**
 * Reads letters with mutt, from a mailbox with a copy of each: opens all of them in a terminal and pipes
 * each, as mutt would show it, to a file. Returns the letters that mutt does not show completely.
 */
export async function readInMutt(letters: readonly ReadLetter[], folder: string): Promise<string[]> {
  const mailbox = join(folder, 'mutt')
  for (const part of ['', 'cur', 'new', 'tmp']) await mkdir(join(mailbox, part), { recursive: true })
  const shown = join(folder, 'shown-by-mutt')
  for (const [n, { file }] of letters.entries()) await copyFile(file, join(mailbox, 'new', `${n}.letter`))
  await writeFile(join(folder, 'muttrc'), settings(shown, mailbox))
  const command = `mutt -n -R -F ${join(folder, 'muttrc')} -f ${mailbox}`
  const env = { TERM: 'xterm', HOME: folder, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', COLUMNS: '120', LINES: '40' }
  await outputOf('timeout', ['60', 'script', '-qec', command, '/dev/null'], { env })
  const read = (await readFile(shown, 'utf8')).split(between).map(flat)
  await rm(mailbox, { recursive: true })
  return letters
    .filter(({ subject, text }) => !read.some(one => one.includes(flat(subject)) && one.includes(flat(text))))
    .map(({ subject }) => `mutt does not show all of “${subject}”`)
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

// Without `folder`, mutt would ask whether to create a missing folder.
function settings(shown: string, mailbox: string): string {
  return `set charset = "utf-8"
set pipe_decode = yes
set pipe_split = no
set pipe_sep = "${between}"
set wait_key = no
set folder = "${mailbox}"
set sort = mailbox-order
set read_inc = 0
set reflow_text = no
alternative_order text/plain
push "<tag-pattern>~A<enter><tag-prefix><pipe-message>cat > ${shown}<enter><exit>"
`
}
