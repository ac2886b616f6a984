import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../bench/free-port.ts'
import { type Ending, outputOf, startProgram } from '../../bench/letters/relay/programs.ts'

/** A mailbox of a real IMAP server (Dovecot), whose mails are files. */
export interface Dovecot {
  url: string
  put(name: string, bytes: Buffer): Promise<void>
  /** Names of the mail files, which include the flags set by mail programs. */
  files(): Promise<string[]>
  remove(name: string): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** Installs Dovecot if it is missing, as root on Debian. Returns false if it is not available. */
export function hasDovecot(): boolean {
  if (process.getuid?.() !== 0) return false
  const isThere = () => spawnSync('dovecot', ['--version'], { stdio: 'ignore' }).status === 0
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (!isThere())
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'dovecot-imapd'], {
      stdio: 'ignore',
      env,
    })
  return isThere()
}

export async function openDovecot(): Promise<Dovecot> {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-dovecot-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const id = (what: string) => Number(spawnSync('id', [what, 'dovecot'], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [id('-u'), id('-g')]
  const inbox = join(folder, 'Maildir', 'new')
  for (const path of [
    join(folder, 'Maildir'),
    inbox,
    join(folder, 'Maildir', 'cur'),
    join(folder, 'Maildir', 'tmp'),
  ]) {
    await mkdir(path)
    await chown(path, uid, gid)
  }
  const settings = join(folder, 'dovecot.conf')
  await writeFile(settings, settingsOf(folder, port, { uid, gid }))
  let end: Ending | undefined
  const dovecot: Dovecot = {
    url: `imap://bounces%40example.org:secret@127.0.0.1:${port}/INBOX`,
    async put(name, bytes) {
      const path = join(folder, 'Maildir', 'tmp', name)
      await writeFile(path, bytes)
      await chown(path, uid, gid)
      await outputOf('mv', [path, join(inbox, name)])
    },
    files: async () =>
      (await Promise.all(['new', 'cur'].map(one => readdir(join(folder, 'Maildir', one))))).flat().toSorted(),
    async remove(name) {
      for (const one of ['new', 'cur'])
        for (const file of await readdir(join(folder, 'Maildir', one)))
          if (file.startsWith(name)) await rm(join(folder, 'Maildir', one, file))
    },
    async start() {
      end = await startProgram('dovecot', ['-F', '-c', settings], port)
    },
    async stop() {
      await end?.()
    },
    async close() {
      await dovecot.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await dovecot.start()
  return dovecot
}

function settingsOf(folder: string, port: number, { uid, gid }: { uid: number; gid: number }): string {
  return `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/Maildir
first_valid_uid = 1
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}
}
`
}
