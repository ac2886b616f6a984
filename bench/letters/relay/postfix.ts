import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answering, type Ending, outputOf } from './programs.ts'

interface Instance {
  /** Folder of its own for everything that it reads and writes. */
  folder: string
  /** Its host name. */
  name: string
  port: number
  /** Further lines of `main.cf`. */
  settings: Record<string, string>
}

// As in Debian's `master.cf`, without the services that these letters never pass, and without chroot.
const services = `pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
relay unix - - n - - smtp
showq unix n - n - - showq
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
lmtp unix - - n - - lmtp
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`

/** Starts a Postfix instance that shares only the programs with the machine's own Postfix. */
export async function startPostfix({ folder, name, port, settings }: Instance): Promise<Ending> {
  const [config, queue, data] = ['config', 'queue', 'data'].map(part => join(folder, part)) as [
    string,
    string,
    string,
  ]
  for (const one of [folder, config, queue, data]) await mkdir(one, { mode: 0o755 })
  await outputOf('chown', ['postfix', data])
  const all: Record<string, string> = {
    compatibility_level: '3.6',
    queue_directory: queue,
    data_directory: data,
    maillog_file: join(folder, 'log'),
    maillog_file_prefixes: folder,
    myhostname: name,
    mydestination: '',
    local_transport: 'error:no local mailboxes',
    alias_maps: '',
    alias_database: '',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    mynetworks: '127.0.0.0/8',
    recipient_delimiter: '+',
    // No DNS lookups: these settings say where each host is.
    disable_dns_lookups: 'yes',
    smtp_host_lookup: 'native',
    smtpd_tls_security_level: 'none',
    ...settings,
  }
  const lines = Object.entries(all).map(([key, value]) => `${key} = ${value}\n`)
  await writeFile(join(config, 'main.cf'), lines.join(''))
  await writeFile(join(config, 'master.cf'), `127.0.0.1:${port} inet n - n - - smtpd\n${services}`)
  await outputOf('postfix', ['-c', config, 'start'])
  await answering(name, port)
  return () => endPostfix(config, queue)
}

async function endPostfix(config: string, queue: string): Promise<void> {
  const pid = Number(await readFile(join(queue, 'pid/master.pid'), 'utf8').catch(() => '0'))
  await outputOf('postfix', ['-c', config, 'stop']).catch(() => pid > 0 && process.kill(pid, 'SIGKILL'))
}

/** Returns the letters that it could not deliver yet, with the reasons. */
export async function waitingIn(folder: string): Promise<string[]> {
  const listed = await outputOf('postqueue', ['-c', join(folder, 'config'), '-j'])
  return listed.split('\n').filter(line => line !== '')
}
