import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../free-port.ts'
import { type Mailboxes, startDovecot } from './dovecot.ts'
import { type Signer, startOpenDkim } from './opendkim.ts'
import { startPostfix, waitingIn } from './postfix.ts'
import type { Ending } from './programs.ts'

/** Where the institute's letters come from, and where its readers are. */
export const domains = { ours: 'example.org', readers: 'example.net' }

export interface MailServers {
  /** Where the site hands its letters over. */
  smtpUrl: string
  /** The server of the readers, which takes letters from anybody. */
  readersPort: number
  mailboxes: Mailboxes
  signer: Signer
  /** Letters on their way, and why. */
  waiting(): Promise<string[]>
}

/** A folder to work in, and what ends everything that was started, in the order of its start. */
export interface Place {
  folder: string
  endings: Ending[]
}

/**
 * Two servers with Postfix, as a letter meets them: ours signs what it takes and passes it on, the readers' knows who is
 * there and asks Dovecot to keep it. Nobody is there whose name begins with `gone-`.
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
