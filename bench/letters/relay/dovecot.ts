import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../free-port.ts'
import { type Ending, outputOf, startProgram } from './programs.ts'

/** Mailboxes of a real server: one for each address that a letter comes to. */
export interface Mailboxes {
  lmtpPort: number
  /** IMAP URL of a mailbox. */
  urlOf(address: string): string
  /** Paths of the mails in a mailbox. */
  filesOf(address: string): Promise<string[]>
  /** Every address that has a mailbox by now. */
  addresses(): Promise<string[]>
  end: Ending
}

/** Starts Dovecot with a mailbox for every address; those in `full` have no space left. */
export async function startDovecot(folder: string, full: readonly string[]): Promise<Mailboxes> {
  const [imapPort, lmtpPort] = [await freePort(), await freePort()]
  const mails = join(folder, 'mails')
  for (const path of [folder, mails]) await mkdir(path, { mode: 0o755 })
  await outputOf('chown', ['dovecot:dovecot', mails])
  const id = async (what: string) => (await outputOf('id', [what, 'dovecot'])).trim()
  const [uid, gid] = [await id('-u'), await id('-g')]
  const homeOf = (address: string) => join(mails, address.slice(address.indexOf('@') + 1), address)
  const settings = join(folder, 'dovecot.conf')
  const users = full.map(
    address => `${address}::${uid}:${gid}::${homeOf(address)}::userdb_quota_rule=*:bytes=1k\n`,
  )
  await writeFile(join(folder, 'full'), users.join(''))
  await writeFile(settings, settingsOf(folder, { uid, gid, imapPort, lmtpPort }))
  const end = await startProgram('dovecot', ['-F', '-c', settings], lmtpPort)
  const mailbox = (address: string) => join(homeOf(address), 'new')
  return {
    lmtpPort,
    urlOf: address => `imap://${encodeURIComponent(address)}:secret@127.0.0.1:${imapPort}/INBOX`,
    filesOf: async address =>
      (await readdir(mailbox(address)).catch(() => [])).map(name => join(mailbox(address), name)),
    addresses: async () =>
      (await Promise.all((await readdir(mails)).map(domain => readdir(join(mails, domain))))).flat(),
    end,
  }
}

function settingsOf(
  folder: string,
  { uid, gid, imapPort, lmtpPort }: Record<'uid' | 'gid', string> & Record<'imapPort' | 'lmtpPort', number>,
): string {
  return `protocols = imap lmtp
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
recipient_delimiter = +
mail_location = maildir:~
mail_plugins = quota
first_valid_uid = 1
plugin {
  quota = maildir:User quota
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${imapPort}
  }
  inet_listener imaps {
    port = 0
  }
}
service lmtp {
  inet_listener lmtp {
    port = ${lmtpPort}
  }
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = passwd-file
  args = ${folder}/full
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mails/%d/%u allow_all_users=yes
}
`
}
