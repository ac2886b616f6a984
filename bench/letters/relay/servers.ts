import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../free-port.ts'
import { type Mailboxes, startDovecot } from './dovecot.ts'
import { type Signer, startOpenDkim } from './opendkim.ts'
import { startPostfix, waitingIn } from './postfix.ts'
import type { Ending } from './programs.ts'

/** Domain of the institute's sender addresses, and domain of its readers. */
export const domains = { ours: 'example.org', readers: 'example.net' }

export interface MailServers {
  /** URL of the server to which the site sends its letters. */
  smtpUrl: string
  /** Port of the readers' server, which accepts letters from anybody. */
  readersPort: number
  mailboxes: Mailboxes
  signer: Signer
  /** Returns letters that are not delivered yet, with the reasons. */
  waiting(): Promise<string[]>
}

/** A working folder, and functions that end what was started, in the order of its start. */
export interface Place {
  folder: string
  endings: Ending[]
}

/**
 * Starts two Postfix servers: ours signs and relays the letters; the readers' one checks the recipients and
 * delivers to Dovecot. Addresses that begin with `gone-` do not exist.
 */
export async function startMailServers(
  { folder, endings }: Place,
  full: readonly string[],
): Promise<MailServers> {
  const [ours, readers] = [join(folder, 'ours'), join(folder, 'readers')]
  const [port, readersPort] = [await freePort(), await freePort()]
  const mailboxes = await startDovecot(join(folder, 'dovecot'), full)
  endings.push(mailboxes.end)
  const signer = await startOpenDkim(join(folder, 'opendkim'), domains.ours)
  endings.push(signer.end)
  const keptBy = `lmtp:inet:127.0.0.1:${mailboxes.lmtpPort}`
  endings.push(
    await startPostfix({
      ...{ folder: ours, name: `relay.${domains.ours}`, port },
      settings: {
        virtual_mailbox_domains: domains.ours,
        virtual_transport: keptBy,
        relayhost: `[127.0.0.1]:${readersPort}`,
        smtpd_milters: `inet:127.0.0.1:${signer.port}`,
        milter_default_action: 'tempfail',
      },
    }),
  )
  await writeFile(join(folder, 'there'), '!/^gone-/ there\n')
  endings.push(
    await startPostfix({
      ...{ folder: readers, name: `mx.${domains.readers}`, port: readersPort },
      settings: {
        virtual_mailbox_domains: 'static:all',
        virtual_mailbox_maps: `regexp:${folder}/there`,
        virtual_transport: keptBy,
        transport_maps: `inline:{${domains.ours}=smtp:[127.0.0.1]:${port}}`,
      },
    }),
  )
  const waiting = async () => (await Promise.all([ours, readers].map(waitingIn))).flat()
  return { smtpUrl: `smtp://127.0.0.1:${port}`, readersPort, mailboxes, signer, waiting }
}
