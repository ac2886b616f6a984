import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../free-port.ts'
import { type Ending, outputOf, startProgram } from './programs.ts'

export interface Signer {
  port: number
  /** Name and value of the DNS record with the public key. */
  record: { name: string; value: string }
  end: Ending
}

/** Starts OpenDKIM with a new key and the settings that docs/operations.md requires. */
export async function startOpenDkim(folder: string, domain: string): Promise<Signer> {
  await mkdir(folder, { mode: 0o755 })
  const port = await freePort()
  await outputOf('opendkim-genkey', ['-b', '2048', '-d', domain, '-s', 'relay', '-D', folder])
  await outputOf('chown', ['opendkim', join(folder, 'relay.private')])
  const settings = join(folder, 'opendkim.conf')
  await writeFile(
    settings,
    `Mode s
Domain ${domain}
Selector relay
KeyFile ${folder}/relay.private
Socket inet:${port}@127.0.0.1
UserID opendkim
Canonicalization relaxed/simple
OversignHeaders From
SignHeaders *,+list-unsubscribe-post,+message-id
RequireSafeKeys no
Syslog no
`,
  )
  const end = await startProgram('opendkim', ['-f', '-x', settings], port)
  const zone = await readFile(join(folder, 'relay.txt'), 'utf8')
  const value = [...zone.matchAll(/"([^"]*)"/g)].map(([, part]) => part).join('')
  return { port, record: { name: `relay._domainkey.${domain}.`, value }, end }
}
