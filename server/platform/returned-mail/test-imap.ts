import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** How the test's mailbox treats the next connection. */
export type ImapManners = 'friendly' | 'refusingLogin' | 'withoutFolder' | 'hangingUpAtFetch'

export interface TestImap {
  /** URL with user name and password, and the folder INBOX. */
  readonly url: string
  manners: ImapManners
  /** Changing it means that the server has renumbered the mails. */
  uidValidity: number
  /** The mails by their UIDs. */
  readonly mails: Map<number, { bytes: Buffer; receivedAt: Date }>
  /** Every received command, without tag and password. */
  readonly commands: string[]
  put(bytes: Buffer, receivedAt?: Date): number
  stop(): Promise<void>
  /** Starts again on the same port. */
  begin(): Promise<void>
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Implements the part of an IMAP server (RFC 3501) needed to read a mailbox, with behaviour set by the test.
 * `e2e/nightly/returned-mail` tests a real server.
 */
export async function startTestImap(): Promise<TestImap> {
  const sockets = new Set<Socket>()
  const imap: TestImap = {
    url: '',
    manners: 'friendly',
    uidValidity: 1,
    mails: new Map(),
    commands: [],
    put(bytes, receivedAt = new Date('2027-03-12T12:00:00Z')) {
      const uid = Math.max(0, ...imap.mails.keys()) + 1
      imap.mails.set(uid, { bytes, receivedAt })
      return uid
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
    async begin() {
      server.listen(Number(new URL(imap.url).port), '127.0.0.1')
      await once(server, 'listening')
    },
  }
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('* OK ready\r\n')
    let rest = ''
    socket.on('data', bytes => {
      rest += bytes.toString('latin1')
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        answer(imap, socket, rest.slice(0, end))
        rest = rest.slice(end + 2)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(imap, { url: `imap://bounces%40example.org:secret@127.0.0.1:${port}/INBOX` })
}

function answer(imap: TestImap, socket: Socket, line: string): void {
  const [tag = '', ...words] = line.split(' ')
  const name = words
    .slice(0, words[0]?.toUpperCase() === 'UID' ? 2 : 1)
    .join(' ')
    .toUpperCase()
  imap.commands.push(name === 'LOGIN' ? name : words.join(' '))
  const end = (status: string) => socket.write(`${tag} ${status}\r\n`)
  if (name === 'CAPABILITY') socket.write('* CAPABILITY IMAP4rev1\r\n')
  if (name === 'LOGIN' && imap.manners === 'refusingLogin') return void end('NO [AUTHENTICATIONFAILED] Wrong')
  if (name === 'EXAMINE' || name === 'SELECT') {
    if (imap.manners === 'withoutFolder') return void end('NO [NONEXISTENT] No such mailbox')
    socket.write(
      `* ${imap.mails.size} EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY ${imap.uidValidity}] UIDs\r\n`,
    )
    return void end('OK [READ-ONLY] done')
  }
  if (name === 'UID SEARCH') socket.write(`* SEARCH ${found(imap, words).join(' ')}\r\n`)
  if (name === 'UID FETCH') {
    if (imap.manners === 'hangingUpAtFetch') return void socket.destroy()
    writeMail(imap, socket, Number(words[2]))
  }
  end('OK done')
}

/** As in real servers, a range ending in a star always includes the last mail. */
function found({ mails }: TestImap, words: string[]): number[] {
  const uids = [...mails.keys()]
  const from = /(\d+):\*/.exec(words.join(' '))?.[1]
  return uids.filter(uid => from === undefined || uid >= Number(from) || uid === Math.max(...uids))
}

function writeMail({ mails }: TestImap, socket: Socket, uid: number): void {
  const mail = mails.get(uid)
  if (!mail) return
  const at = mail.receivedAt.toISOString()
  const date = `${at.slice(8, 10)}-${months[mail.receivedAt.getUTCMonth()]}-${at.slice(0, 4)} ${at.slice(11, 19)} +0000`
  socket.write(`* ${uid} FETCH (UID ${uid} INTERNALDATE "${date}" BODY[]<0> {${mail.bytes.length}}\r\n`)
  socket.write(mail.bytes)
  socket.write(')\r\n')
}
